import { useRef } from 'react';
import { Section, SectionHeading, Split, Stack } from '@3eu/shared/ui';
import { NeedsScript } from '@3eu/shared/ui/patterns';
import { visit, type TourId } from '../../content/visit';
import { CampusMap } from './campus-map';
import { TourChoices } from './tour-choices';
import { useVisitRequest } from './use-visit-request';
import { VisitForm } from './visit-form';

/** The tours, the form and the map: the tour chosen in one is chosen in all three. */
export function Planner() {
  const { tours, form, map } = visit;
  const { request, change } = useVisitRequest();
  const dateField = useRef<HTMLInputElement>(null);
  const choose = (tour: TourId) => {
    change({ tour });
    dateField.current?.focus();
  };
  return (
    <>
      <Section labelledBy="tours">
        <SectionHeading title={tours.title} id="tours" lede={tours.lede} />
        <TourChoices chosen={request.tour} onChoose={choose} />
      </Section>
      <Section tone="ice">
        <Split ratio="7/5">
          <section aria-labelledby="schedule">
            <SectionHeading title={form.title} id="schedule" />
            <Stack>
              <NeedsScript {...form.needsScript} />
              <VisitForm request={request} onChange={change} dateField={dateField} />
            </Stack>
          </section>
          <section aria-labelledby="map">
            <SectionHeading title={map.title} id="map" />
            <CampusMap tour={request.tour} />
          </section>
        </Split>
      </Section>
    </>
  );
}
