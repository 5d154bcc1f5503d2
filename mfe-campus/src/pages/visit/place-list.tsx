import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { Caption, Tag, color, font, media, space, tone } from '@3eu/shared/ui';
import type { CampusPlace } from '../../content/campus-places';
import { visit } from '../../content/visit';

const List = styled.ol`
  border-top: 3px solid ${tone.rule};
  counter-reset: place;
  > li {
    position: relative;
    counter-increment: place;
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    gap: 0 ${space[8]};
    align-items: baseline;
    padding: ${space[8]};
    border-bottom: 1px solid ${tone.hairline};
  }
  > li::before {
    content: counter(place);
    content: counter(place) / '';
    font: 650 1.125rem/1.3 ${font.serif};
    color: ${tone.accent};
  }
  > li[data-active],
  > li:target {
    background: ${color.teal100};
  }
  a {
    padding-block: ${space[4]};
    font-weight: 600;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    grid-column: 2 / -1;
    color: ${tone.soft};
    font-size: 1rem;
    line-height: 1.45;
  }
  ${media.md} {
    > li {
      padding-block: ${space[4]};
    }
  }
`;

export type PlaceListProps = {
  places: readonly CampusPlace[];
  /** The place that was chosen or pointed at last, here or on the map. */
  active: string | undefined;
  /** Whether the chosen tour goes there. */
  isStop: (place: CampusPlace) => boolean;
  ids: { entry: (place: string) => string; pin: (place: string) => string };
  onFocus: (place: string) => void;
  onPoint: (event: MouseEvent, place: string) => void;
  onGo: (event: MouseEvent, place: string) => void;
};

/** The places of the map by their numbers. */
export function PlaceList({ places, active, isStop, ids, onFocus, onPoint, onGo }: PlaceListProps) {
  return (
    <>
      <Caption>{visit.map.hint}</Caption>
      <List>
        {places.map((place) => (
          <li key={place.id} id={ids.entry(place.id)} tabIndex={-1} data-active={active === place.id || undefined}>
            <a
              href={`#${ids.pin(place.id)}`}
              onClick={(event) => onGo(event, place.id)}
              onPointerMove={(event) => onPoint(event, place.id)}
              onFocus={() => onFocus(place.id)}
            >
              {place.name}
            </a>
            {isStop(place) && <Tag>{visit.map.stop}</Tag>}
            <p>{place.text}</p>
          </li>
        ))}
      </List>
    </>
  );
}
