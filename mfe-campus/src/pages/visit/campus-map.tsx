import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { campusMap } from '@3eu/shared/pictures';
import { Picture, Stack } from '@3eu/shared/ui';
import { campusPlaces, type CampusPlace } from '../../content/campus-places';
import { visit, type TourId } from '../../content/visit';
import { MapPin } from './map-pin';
import { PlaceList } from './place-list';
import { useMarkedPlace } from './use-marked-place';

// Without this, a page break in print could put picture and pins on different sheets.
const Frame = styled.div`
  position: relative;
  break-inside: avoid;
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

const places: readonly CampusPlace[] = campusPlaces;
const pinId = (place: string) => `pin-${place}`;
const entryId = (place: string) => `place-${place}`;

/** Takes the visitor from a pin to its entry in the list and back, without moving more of the page than it must. */
function go(event: MouseEvent, target: string) {
  event.preventDefault();
  const element = document.getElementById(target);
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}

/** The campus from above with a numbered pin for each place of the list; the stops of the chosen tour are lit. */
export function CampusMap({ tour }: { tour: string }) {
  const { marked, mark, choose, point } = useMarkedPlace();
  const goTo = (event: MouseEvent, place: string, target: string) => {
    choose(event, place);
    go(event, target);
  };
  const isStop = ({ tours }: CampusPlace) => tours.includes(tour as TourId);
  return (
    <Stack gap={16}>
      <Frame>
        <Picture picture={campusMap} sizes="(min-width: 80em) 480px, (min-width: 65em) 38vw, 92vw" />
        <svg role="group" aria-label={visit.map.label}>
          {places.map((place, index) => (
            <MapPin
              key={place.id}
              id={pinId(place.id)}
              href={`#${entryId(place.id)}`}
              number={index + 1}
              name={place.name}
              label={visit.map.pin(index + 1, place.name)}
              at={place.at}
              active={marked === place.id}
              stop={isStop(place)}
              onFocus={() => mark(place.id)}
              onPoint={(event) => point(event, place.id)}
              onGo={(event) => goTo(event, place.id, entryId(place.id))}
            />
          ))}
        </svg>
      </Frame>
      <PlaceList
        places={places}
        active={marked}
        isStop={isStop}
        ids={{ entry: entryId, pin: pinId }}
        onFocus={mark}
        onPoint={point}
        onGo={(event, place) => goTo(event, place, pinId(place))}
      />
    </Stack>
  );
}
