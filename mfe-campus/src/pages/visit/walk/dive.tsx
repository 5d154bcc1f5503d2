import styled from '@emotion/styled';
import { campusMap } from '@3eu/university/pictures';
import { Picture, color, media, motion } from '@3eu/university/ui';
import { zoomOn } from '@3eu/university/ui/patterns';
import type { Leg } from './legs';
import { RouteLine } from './route-line';

/* Out of one place, along the line, into the next: it covers the scene, and clears when it is there. */
const total = `calc(1.5 * ${motion.beat})`;

const Cover = styled.div`
  display: none;
  position: absolute;
  inset: 0;
  overflow: clip;
  container-type: size;
  background: ${color.pictureGround};
  pointer-events: none;
  ${media.motion} {
    display: grid;
    place-content: center;
    animation: walk-clears ${total} both;
  }
  @keyframes walk-clears {
    85% {
      opacity: 1;
    }
    to {
      opacity: 0;
    }
  }
`;

const Map = styled.div<{ out: Leg | undefined; into: Leg }>`
  --out: ${({ out }) => (out ? zoomOn(out.place.at) : 'none')};
  --into: ${({ into }) => zoomOn(into.place.at)};
  position: relative;
  width: min(100cqw, 100cqh * 4 / 3);
  aspect-ratio: 4 / 3;
  transform-origin: 0 0;
  animation: walk-dives ${total} ${motion.ease} both;
  @keyframes walk-dives {
    from {
      transform: var(--out);
    }
    25%,
    62% {
      transform: none;
    }
    to {
      transform: var(--into);
    }
  }
  > [data-part='leg'] polyline {
    animation-duration: calc(0.4 * ${total});
    animation-delay: calc(0.22 * ${total});
    animation-fill-mode: both;
  }
  > [data-part='walked'] polyline {
    animation: none;
  }
`;

export type DiveProps = { legs: readonly Leg[]; from: number | undefined; to: number; onEnd: () => void };

/** The map between two scenes: the line draws to the stop, and the map is entered there. */
export function Dive({ legs, from, to, onEnd }: DiveProps) {
  const isOnward = from === to - 1;
  const walked = legs.slice(0, isOnward ? to : to + 1).flatMap(({ way }) => way);
  return (
    <Cover aria-hidden="true" onAnimationEnd={({ target, currentTarget }) => target === currentTarget && onEnd()}>
      <Map out={from === undefined ? undefined : legs[from]} into={legs[to]!}>
        <Picture picture={campusMap} sizes="(min-width: 80em) min(80vw, 1400px), 100vw" decorative />
        <div data-part="walked">
          <RouteLine way={walked} />
        </div>
        {isOnward && (
          <div data-part="leg">
            <RouteLine way={legs[to]!.way} />
          </div>
        )}
      </Map>
    </Cover>
  );
}
