import styled from '@emotion/styled';
import { color, media, motion } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';

/** The bow of each hall's key, in their order: a long roof, a tower, a house, a village green. */
const bows = [
  'M-17 0q0-13 17-13t17 13v16q0 8-17 8t-17-8z',
  'M-9-20h18l4 44h-26z',
  'M0-16l19 17v23h-38V1z',
  'M0-8a10 10 0 0 1 17 9 10 10 0 0 1-8 19q-9 6-18 0a10 10 0 0 1-8-19 10 10 0 0 1 17-9z',
] as const;

const lit = campusLiving.halls.list.map((_, row) => {
  const pointed = `nav:has(li:nth-of-type(${row + 1}):is(:hover, :focus-within)) &`;
  return `
  ${pointed} g:nth-of-type(${row + 1}) { fill: ${color.amber300}; }
  ${pointed} g:not(:nth-of-type(${row + 1})) { opacity: .35; }`;
});

const Ring = styled.svg`
  width: 100%;
  stroke: ${color.teal950};
  stroke-width: 2.5;
  stroke-linejoin: round;
  g {
    fill: ${color.teal300};
  }
  ${media.motion} {
    g {
      transition:
        opacity ${motion.menu} ${motion.ease},
        fill ${motion.menu} ${motion.ease};
    }
  }
  ${lit.join('')}
`;

/** A key to each hall; the one of the row that is pointed at lights up. */
export function KeyRing() {
  return (
    <Ring viewBox="0 0 200 196" aria-hidden="true">
      <circle cx="100" cy="34" r="26" fill="none" stroke={color.amber700} strokeWidth="5" />
      {bows.map((bow, hall) => (
        <g key={bow} transform={`rotate(${[38, 13, -13, -38][hall]} 100 34) translate(100 84)`}>
          <path d="M-4 22V92l4 6 4-6V84h10v-9H4v-7h8v-9H4V22z" />
          <path d={bow} />
          <circle cy="-2" r="4.5" fill={color.teal50} />
        </g>
      ))}
      <path d="M88 57q12 6 24 0" fill="none" stroke={color.amber700} strokeWidth="5" />
    </Ring>
  );
}
