import { useRef } from 'react';
import { Section, SectionHeading, Split } from '@3eu/shared/ui';
import type { TourId } from '../../content/tours';
import { visit } from '../../content/visit';
import { Contact } from './contact';
import { TourChoices } from './tour-choices';
import type { VisitRequest } from './visit-request';
import { VisitForm } from './visit-form';

export type PlannerProps = { request: VisitRequest; change: (part: Partial<VisitRequest>) => void };

/** The tours and the form: the tour chosen in one is chosen in the other. */
export function Planner({ request, change }: PlannerProps) {
  const { tours, form } = visit;
  const dateField = useRef<HTMLInputElement>(null);
  const choose = (tour: TourId) => {
    change({ tour });
    dateField.current?.focus();
  };
  return (
    <>
      <Section labelledBy="tours" spacing="bottom">
        <SectionHeading title={tours.title} id="tours" lede={tours.lede} />
        <TourChoices chosen={request.tour} onChoose={choose} />
      </Section>
      <Section tone="ice">
        <Split ratio="7/5">
          <section aria-labelledby="schedule">
            <SectionHeading title={form.title} id="schedule" />
            <VisitForm request={request} onChange={change} dateField={dateField} />
          </section>
          <Contact />
        </Split>
      </Section>
    </>
  );
}
