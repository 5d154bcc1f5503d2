import styled from '@emotion/styled';
import { color, media, motion, space, tone } from '@3eu/university/ui';
import { classSize, why3e } from '../../content/why-3e';
import type { Reason } from '../../content/types';

/** The places of a row: how far from the board, and by how many degrees from its middle. */
const row = (seats: number, far: number) =>
  Array.from({ length: seats }, (_, seat) => ({ far, turn: -80 + (160 * seat) / (seats - 1) }));

/** From left to right, so that those of one kind sit together. */
const places = [...row(12, 196), ...row(classSize - 12, 134)].sort((a, b) => a.turn - b.turn);

const reasons: readonly Reason[] = why3e.reasons;

/* How the class sits for each reason; while none is pointed at, as for the first. */
const sitting = reasons.map(({ seats: [empty, turned, taken] }, index) => {
  const some = (from: number, to: number) => `g:nth-of-type(n + ${from + 1}):nth-of-type(-n + ${to}) path`;
  const styles = `
    ${some(empty, empty + turned)} { fill: ${color.teal500}; rotate: 180deg; }
    ${some(empty + turned, empty + turned + taken)} { fill: ${color.amber300}; }
    p:nth-of-type(${index + 1}) { opacity: 1; }`;
  if (index === 0) return styles;
  return `div:has([data-part='art'] li:nth-of-type(${index + 1}):is(:hover, :focus-within)) & {
    g path { fill: none; rotate: none; }
    p { opacity: 0; }
    ${styles}
  }`;
});

const Room = styled.div`
  display: grid;
  max-width: 31rem;
  margin-top: ${space[32]};
  svg {
    width: 100%;
    stroke: ${color.teal300};
    stroke-width: 2;
    stroke-linejoin: round;
    fill: none;
  }
  g path {
    transform-box: fill-box;
    transform-origin: center;
  }
  p {
    grid-area: 2 / 1;
    margin-top: ${space[12]};
    opacity: 0;
    color: ${tone.text};
  }
  ${media.motion} {
    g path,
    p {
      transition: ${motion.menu} ${motion.ease};
      transition-property: fill, rotate, opacity;
    }
  }
  ${sitting.join('')}
`;

/** One class of the average size, from above, counted once for each reason: for the one that is pointed at in the list. */
export function ClassRoom() {
  return (
    <Room aria-hidden="true">
      <svg viewBox="0 0 440 228">
        {places.map(({ far, turn }) => (
          <g key={`${far} ${turn}`} transform={`translate(220 216) rotate(${turn}) translate(0 -${far})`}>
            <path d="M-13-5h26v17q-13 5-26 0zM-16-10q16-9 32 0" />
          </g>
        ))}
        <path d="M172 192h96v30h-96z" fill={color.teal800} />
        <path d="M207 164h26v17q-13 5-26 0zM204 159q16-9 32 0" fill={color.amber300} stroke={color.amber300} />
        <path d="M186 200h26M186 207h20M240 200l14 5-4 10-14-5z" />
      </svg>
      {reasons.map(({ id, seated: words }) => (
        <p key={id}>{words}</p>
      ))}
    </Room>
  );
}
