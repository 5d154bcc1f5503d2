import styled from '@emotion/styled';
import type { Ref } from 'react';
import { FirstViewEnd } from '@3eu/platform/page';
import {
  ActionRow,
  Breadcrumb,
  ButtonLink,
  Container,
  H1,
  Lede,
  withLinks,
  breakpoint,
  color,
  media,
  space,
  type,
} from '@3eu/university/ui';
import { campusSection } from '../../content/section';
import { visit } from '../../content/visit';
import { CampusMap, cardId, type CampusMapProps } from './campus-map';
import { PlaceCard } from './place-card';
import { places } from './stops';

/*
 * From 1280 px up, the map runs from the window's right edge to the page's column, and words, card and legend stand on
 * its ground, above and below the campus. In forced colors every word has a plate of its own behind it: there they stand
 * beside the map.
 */
const onTheMap = `screen and (min-width: ${breakpoint.xl}) and (forced-colors: none)`;

const Stage = styled.section`
  position: relative;
  isolation: isolate;
  background: ${color.pictureGround};
  [data-part='words'] {
    padding-block: ${space[32]};
  }
  [data-part='legend'] {
    padding-block: ${space[24]} ${space[16]};
  }
  h1 ~ :is(p, div) {
    margin-top: ${space[16]};
  }
  @media ${onTheMap} {
    [data-part='words'],
    [data-part='legend'] {
      position: absolute;
      z-index: 1;
      inset-inline: 0;
      pointer-events: none;
      > * {
        pointer-events: auto;
      }
    }
    [data-part='words'] {
      top: 0;
      > * {
        max-width: 17.5rem;
      }
    }
    [data-part='legend'] {
      bottom: 0;
      > [aria-live] {
        max-width: 22rem;
      }
    }
    [data-part='map-side'] {
      width: min(80vw, 1400px);
      margin-inline-start: auto;
    }
  }
`;

/* Whose numbers the pins have; on a phone, a pin that is pressed says its name. */
const Legend = styled.ol`
  display: none;
  ${media.rows} {
    display: grid;
    grid-template: repeat(${Math.ceil(places.length / 2)}, auto) / repeat(2, max-content);
    grid-auto-flow: column;
    gap: ${space[8]} ${space[32]};
    width: max-content;
    counter-reset: place;
    font-weight: 600;
    line-height: 1.5rem;
    > li {
      counter-increment: place;
      display: flex;
      gap: ${space[8]};
    }
    > li::before {
      content: counter(place);
      width: 1.5rem;
      border-radius: 12px 12px 3px 3px;
      background: ${color.teal800};
      color: ${color.white};
      ${type.tag}
      line-height: 1.5rem;
      text-align: center;
    }
  }
`;

type MapHeaderProps = CampusMapProps & {
  /** The link to the first stop of the walk. */
  begin: Ref<HTMLAnchorElement>;
};

/** The id of the map. */
const mapId = 'campus';

/** How the page begins: its title on the map of the campus, with the way of the chosen tour. */
export function MapHeader({ tour, ways, place, begin }: MapHeaderProps) {
  const { title, lede, schedule } = visit.header;
  return (
    <Stage aria-label={title}>
      <Container data-part="words">
        <div>
          <Breadcrumb items={[campusSection, { label: title }]} />
          <H1>{title}</H1>
          <Lede>{withLinks(lede)}</Lede>
          <ActionRow>
            <ButtonLink ref={begin} href={`#${places[0]!.id}`}>
              Walk the tour
            </ButtonLink>
            <ButtonLink {...schedule} variant="secondary" />
          </ActionRow>
        </div>
      </Container>
      <div id={mapId} data-part="map-side">
        <CampusMap tour={tour} ways={ways} place={place} />
      </div>
      <Container data-part="legend">
        <PlaceCard id={cardId} place={places.find(({ id }) => id === place.open)} />
        <Legend>
          {places.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </Legend>
      </Container>
      <FirstViewEnd />
    </Stage>
  );
}
