import styled from '@emotion/styled';
import type { MouseEvent } from 'react';
import { Tag, breakpoint, color, font, media, space, tone } from '@3eu/shared/ui';
import { visit } from '../../content/visit';
import { isStop, places } from './stops';

/** Where words stand on the map's own ground: at its left, below the campus. */
export const onTheMap = `screen and (min-width: ${breakpoint.xl}) and (forced-colors: none)`;

const List = styled.ol`
  border-top: 3px solid ${tone.rule};
  counter-reset: place;
  > li {
    counter-increment: place;
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    gap: 0 ${space[8]};
    align-items: baseline;
    align-content: start;
    padding-block: ${space[8]};
    border-bottom: 1px solid ${tone.hairline};
  }
  > li::before {
    content: counter(place);
    content: counter(place) / '';
    font: 650 1.125rem/1.3 ${font.serif};
    color: ${tone.accent};
  }
  a {
    padding-block: ${space[4]};
    font-weight: 600;
  }
  p {
    grid-column: 2 / -1;
    color: ${tone.soft};
    font-size: 1rem;
    line-height: 1.45;
  }
  ${media.md} {
    display: grid;
    grid-template: repeat(${Math.ceil(places.length / 2)}, auto) / repeat(2, minmax(0, 1fr));
    grid-auto-flow: column;
    column-gap: ${space.split};
  }
  @media ${onTheMap} {
    grid-template-columns: repeat(2, max-content);
    gap: ${space[8]} ${space[32]};
    border: 0;
    > li {
      padding: 0;
      border: 0;
    }
    > li::before {
      width: 1.5rem;
      border-radius: 12px 12px 3px 3px;
      background: ${color.teal800};
      color: ${color.white};
      font: 650 0.9375rem/1.5rem ${font.sans};
      text-align: center;
    }
    a {
      padding: 0;
      line-height: 1.5rem;
    }
    /* On the map its own pin says of a place that it is a stop. */
    p,
    span {
      display: none;
    }
  }
`;

/* Folded into the map above it. In print it stands open, and on the map itself as a legend: names without their texts. */
const Places = styled.details`
  > summary {
    padding-block: ${space[12]};
    font-weight: 600;
    cursor: pointer;
  }
  > p {
    margin-bottom: ${space[16]};
    color: ${tone.soft};
  }
  @media ${onTheMap} {
    @supports selector(::details-content) {
      > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    }
  }
`;

/** The id of the map, to which the names lead where there are no scripts. */
export const mapId = 'campus';

/** The places of the map by their numbers, for the keyboard, a phone, print, and where there are no scripts. */
export function PlaceList({ tour, onShow }: { tour: string; onShow: (place: string) => void }) {
  const { title, lede, stop } = visit.map;
  const show = (event: MouseEvent, place: string) => {
    event.preventDefault();
    onShow(place);
  };
  return (
    <section aria-label={title}>
      <Places id="map">
        <summary>{title}</summary>
        <p>{lede}</p>
        <List>
          {places.map((place) => (
            <li key={place.id}>
              <a href={`#${mapId}`} onClick={(event) => show(event, place.id)}>
                {place.name}
              </a>
              {isStop(place, tour) && <Tag>{stop}</Tag>}
              <p>{place.text}</p>
            </li>
          ))}
        </List>
      </Places>
    </section>
  );
}
