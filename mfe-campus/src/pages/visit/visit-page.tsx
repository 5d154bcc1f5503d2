import { useRef } from 'react';
import { ClosingSplit, InertButton, Ledger, Section, Stats, ContentPage, withLinks } from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { visit as content } from '../../content/visit';
import { MapHeader } from './map-header';
import { Planner } from './planner';
import { Parking } from './parking';
import { PlaceList } from './place-list';
import { useOpenPlace } from './use-open-place';
import { useVisitRequest } from './use-visit-request';
import { useWalk } from './use-walk';

export function Page() {
  const { highlights, directions, virtual } = content;
  const { request, change } = useVisitRequest();
  const place = useOpenPlace();
  const { tour, isOn, ways, failed } = useWalk(request.tour);
  const begin = useRef<HTMLAnchorElement>(null);
  return (
    <ContentPage of={content}>
      <MapHeader tour={request.tour} ways={ways} place={place} begin={begin} />
      <PlaceList shown={isOn && failed} />
      <Planner request={request} ways={ways} change={change} />
      <Section
        {...highlights}
        split="5/7"
        align="center"
        before={<ColumnArch picture={highlights.picture} column={[480, 38]} ratio="4/3" />}
      >
        <Ledger items={highlights.items} />
      </Section>
      <Section {...directions} tone="dark">
        <Stats
          columns={3}
          items={directions.routes.map(({ lead, title, text }) => ({
            value: lead,
            label: (
              <>
                <b>{title}</b>
                <br />
                {withLinks(text)}
              </>
            ),
          }))}
        />
      </Section>
      <Parking />
      <ClosingSplit
        title={virtual.title}
        text={virtual.text}
        picture={virtual.picture}
        actions={<InertButton note={virtual.note}>Start Virtual Tour</InertButton>}
      />
      {isOn && ways && <ways.Walk tour={tour} opener={begin} />}
    </ContentPage>
  );
}
