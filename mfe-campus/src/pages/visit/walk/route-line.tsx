import styled from '@emotion/styled';
import { color, media, motion } from '@3eu/university/ui';
import type { Way } from '../../../content/types';

/* 5 px wide on a map as large as the page has it, in hundredths of its width, on a dark edge. */
const Line = styled.svg`
  --route: 1.3px;
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  polyline {
    stroke: ${color.ink900};
    stroke-width: calc(1.6 * var(--route));
    stroke-dasharray: 1;
  }
  polyline + polyline {
    stroke: ${color.amber300};
    stroke-width: var(--route);
  }
  ${media.md} {
    --route: 0.45px;
  }
  ${media.motion} {
    polyline {
      animation: tour-is-walked ${motion.beat} ease-in-out;
    }
  }
  @keyframes tour-is-walked {
    from {
      stroke-dashoffset: 1;
    }
  }
`;

/** A way over the map, which is drawn from its beginning to its end. */
export function RouteLine({ way }: { way: Way }) {
  const points = way.map(([x, y]) => `${x},${y * 0.75}`).join(' ');
  return (
    <Line viewBox="0 0 100 75" aria-hidden="true" focusable="false">
      <polyline points={points} pathLength={1} />
      <polyline points={points} pathLength={1} />
    </Line>
  );
}
