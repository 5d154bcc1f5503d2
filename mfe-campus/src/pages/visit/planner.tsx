import { useRef } from 'react';
import { Facts, Section, Stack, Subsection, Split } from '@3eu/university/ui';
import type { TourId } from '../../content/tours';
import { visit } from '../../content/visit';
import { TourChoices } from './tour-choices';
import type { VisitRequest } from './visit-request';
import { VisitForm } from './visit-form';
import type { Ways } from './use-walk';

type PlannerProps = { request: VisitRequest; ways: Ways | undefined; change: (part: Partial<VisitRequest>) => void };

/** The tours and the form: the tour chosen in one is chosen in the other, and drawn on the map above, with its times beside the form. */
export function Planner({ request, ways, change }: PlannerProps) {
  const { tours, form, contact } = visit;
  const dateField = useRef<HTMLInputElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const choose = (tour: TourId) => {
    change({ tour });
    // As much of the map as there is room for comes into view with them.
    choices.current?.scrollIntoView({ block: 'end' });
  };
  return (
    <>
      <Section {...tours} spacing="tight">
        <div ref={choices}>
          <TourChoices chosen={request.tour} onChoose={choose} onBook={() => dateField.current?.focus()} />
        </div>
      </Section>
      <Section tone="ice">
        <Split ratio="7/5">
          <Subsection {...form}>
            <VisitForm request={request} onChange={change} dateField={dateField} />
          </Subsection>
          <Stack gap={64}>
            <Subsection id="contact" title={contact.title}>
              <Facts items={contact.facts} />
            </Subsection>
            {request.tour && ways && <ways.WalkTicket request={request} />}
          </Stack>
        </Split>
      </Section>
    </>
  );
}
