import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { campusMap } from '@3eu/university/pictures';
import { Picture, color } from '@3eu/university/ui';
import { MapPin } from './map-pin';
import { isTour, places, stopsOf } from './stops';
import type { OpenPlace } from './use-open-place';
import type { Ways } from './use-walk';

// The campus is there at once, as a shape, so that no pin floats while the picture is on its way. Without the last line,
// a page break in print could put picture and pins on different sheets.
const Frame = styled.div`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${color.teal200};
    clip-path: polygon(33% 6%, 97% 37%, 75% 94%, 3% 50%);
  }
  break-inside: avoid;
`;

/** The id of the card of the open place. */
export const cardId = 'place';

export type CampusMapProps = {
  /** The chosen tour, or the empty text. */
  tour: string;
  /** Once they are loaded. */
  ways: Ways | undefined;
  place: OpenPlace;
};

/** The campus from above with a numbered pin for each place, and the way of the chosen tour. */
export function CampusMap({ tour, ways, place: { open, toggle, close } }: CampusMapProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <Frame onKeyDown={onKeyDown}>
      <Picture picture={campusMap} sizes="(min-width: 80em) min(80vw, 1400px), 100vw" priority />
      {ways && isTour(tour) && <ways.RouteLine key={tour} way={ways.tourWays[tour]} />}
      <div role="group" aria-label="Places on the map">
        {places.map((place, index) => (
          <MapPin
            key={place.id}
            number={index + 1}
            name={place.name}
            label={`${index + 1}, ${place.name}`}
            at={place.at}
            open={open === place.id}
            stop={stopsOf(tour).includes(place.id)}
            controls={cardId}
            onPress={() => toggle(place.id)}
          />
        ))}
      </div>
    </Frame>
  );
}
