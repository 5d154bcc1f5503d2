import styled from '@emotion/styled';
import type { Ref } from 'react';
import {
  Breadcrumb,
  ButtonLink,
  Container,
  FirstViewEnd,
  H1,
  Lede,
  Linked,
  breakpoint,
  color,
  space,
} from '@3eu/shared/ui';
import { campusSection } from '../../content/section';
import { visit } from '../../content/visit';
import { CampusMap, cardId, type CampusMapProps } from './campus-map';
import { PlaceCard } from './place-card';
import { places } from './stops';

/*
 * From 1280 px up, the map runs from the window's right edge to the page's column, and words and card stand on its
 * ground, above and below the campus. Its left side is let into the section, whose color is the same.
 */
const Stage = styled.section`
  position: relative;
  background: ${color.pictureGround};
  [data-part='words'] {
    padding-block: ${space[32]};
  }
  [data-part='card'] {
    padding-block: ${space[24]} ${space[32]};
  }
  h1 ~ :is(p, a) {
    margin-top: ${space[16]};
  }
  /* In forced colors every word has a plate of its own behind it: there they stand beside the map. */
  @media screen and (min-width: ${breakpoint.xl}) and (forced-colors: none) {
    [data-part='words'],
    [data-part='card'] {
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
    [data-part='card'] {
      bottom: 0;
      > * {
        max-width: 22rem;
      }
    }
    [data-part='map-side'] {
      width: min(80vw, 1400px);
      margin-inline-start: auto;
      picture {
        -webkit-mask-image: linear-gradient(to right, transparent, #000 2%);
        mask-image: linear-gradient(to right, transparent, #000 2%);
      }
    }
  }
`;

export type MapHeaderProps = CampusMapProps & {
  /** The link to the first stop of the walk. */
  begin: Ref<HTMLAnchorElement>;
};

/** The id of the map. */
const mapId = 'campus';

/** How the page begins: its title on the map of the campus, with the way of the chosen tour. */
export function MapHeader({ tour, ways, place, begin }: MapHeaderProps) {
  const { title, lede } = visit.header;
  return (
    <Stage aria-label={title}>
      <Container data-part="words">
        <div>
          <Breadcrumb items={[campusSection, { label: title }]} />
          <H1>{title}</H1>
          <Lede>
            <Linked text={lede} />
          </Lede>
          <ButtonLink ref={begin} href={`#${places[0]!.id}`}>
            {visit.map.walk}
          </ButtonLink>
        </div>
      </Container>
      <div id={mapId} data-part="map-side">
        <CampusMap tour={tour} ways={ways} place={place} />
      </div>
      <Container data-part="card">
        <PlaceCard id={cardId} place={places.find(({ id }) => id === place.open)} />
      </Container>
      <FirstViewEnd />
    </Stage>
  );
}
