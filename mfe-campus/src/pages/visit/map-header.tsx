import styled from '@emotion/styled';
import { Breadcrumb, ButtonLink, Container, FirstViewEnd, H1, Lede, color, space } from '@3eu/shared/ui';
import { campusSection } from '../../content/section';
import { visit } from '../../content/visit';
import { CampusMap, cardId } from './campus-map';
import { PlaceCard } from './place-card';
import { PlaceList, mapId, onTheMap } from './place-list';
import { places } from './stops';
import type { OpenPlace } from './use-open-place';

/*
 * From 1280 px up, the map runs from the window's right edge to the page's column, and words, card and legend stand on
 * its ground, above and below the campus. In forced colors every word has a plate of its own behind it: there they stand
 * beside the map.
 */
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
  h1 + p {
    margin-block: ${space[16]};
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

export type MapHeaderProps = { tour: string; place: OpenPlace };

/** How the page begins: its title on the map of the campus, with the way of the chosen tour and all places by number. */
export function MapHeader({ tour, place }: MapHeaderProps) {
  const { title, lede, schedule } = visit.header;
  return (
    <Stage aria-label={title}>
      <Container data-part="words">
        <div>
          <Breadcrumb items={[campusSection, { label: title }]} />
          <H1>{title}</H1>
          <Lede>{lede}</Lede>
          <ButtonLink href={schedule.href}>{schedule.label}</ButtonLink>
        </div>
      </Container>
      <div id={mapId} data-part="map-side">
        <CampusMap tour={tour} place={place} />
      </div>
      <Container data-part="legend">
        <PlaceCard id={cardId} place={places.find(({ id }) => id === place.open)} />
        <PlaceList tour={tour} onShow={place.show} />
      </Container>
      <FirstViewEnd />
    </Stage>
  );
}
