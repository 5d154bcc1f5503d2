import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { withLinks, Picture, VisuallyHidden, color, media, space, tone, tusk, type } from '@3eu/university/ui';
import type { Leg } from './legs';

/* As high as the window: the scene above the words on phones, and beside them, split by the tusk line, on wide screens. */
// The button that goes on is at the same place at every stop.
const Card = styled.div`
  flex: 0 0 100%;
  height: 100%;
  overflow-y: auto;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  display: grid;
  grid-template: minmax(40svh, 1fr) auto / minmax(0, 1fr);
  background: ${color.teal900};
  > [data-part='scene'] {
    grid-row: 1;
    position: relative;
    overflow: hidden;
    background: ${color.pictureGround};
    clip-path: polygon(0 0, 100% 0, 100% 94%, 0 100%);
    > picture {
      position: absolute;
      inset: 0;
    }
  }
  > [data-part='words'] {
    padding: ${space[12]} ${space.gutter} ${space[24]};
    h2 {
      ${type.h2}
      margin-block: ${space[12]};
    }
    > [data-part='count'] {
      ${type.label}
      color: ${tone.accent};
    }
    > [data-part='sentence'] {
      ${type.lede}
    }
    > [data-part='steps'] {
      display: flex;
      flex-wrap: wrap-reverse;
      gap: ${space[12]};
      margin-top: ${space[24]};
    }
  }
  ${media.md} {
    grid-template: 1fr / minmax(20rem, 3fr) 7fr;
    > [data-part='scene'] {
      grid-area: 1 / 2;
      clip-path: ${tusk.left};
    }
    > [data-part='words'] {
      grid-area: 1 / 1;
      display: flex;
      flex-direction: column;
      padding: ${space[96]} ${space[8]} ${space[64]} ${space.gutter};
      > [data-part='count'] {
        margin-top: auto;
        padding-top: ${space[24]};
      }
    }
  }
`;

export type SceneProps = {
  leg: Leg;
  /** Counted from 1. */
  number: number;
  stops: number;
  /** It is the one that the visitor sees. */
  isHere: boolean;
  heading: Ref<HTMLHeadingElement>;
  /** Covers the picture. */
  dive: ReactNode;
  /** Where the stop is on the way. */
  map: ReactNode;
  /** Buttons. */
  children: ReactNode;
};

/** A stop of the walk: its scene, its sentence, and where to go from there. */
export function Scene({ leg: { place }, number, stops, isHere, heading, dive, map, children }: SceneProps) {
  const stop = `Stop ${number} of ${stops}`;
  return (
    <Card data-tone="deep" inert={!isHere}>
      <div data-part="words">
        {map}
        <p data-part="count" aria-hidden="true">
          {stop}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          <VisuallyHidden>{`${stop}, `}</VisuallyHidden>
          {place.name}
        </h2>
        <p data-part="sentence">{withLinks(place.text)}</p>
        <div data-part="steps">{children}</div>
      </div>
      <div data-part="scene">
        {place.picture && (
          <Picture picture={place.picture} sizes="(min-width: 51.25em) max(70vw, 160vh), max(100vw, 100vh)" />
        )}
        {dive}
      </div>
    </Card>
  );
}
