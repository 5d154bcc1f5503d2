import styled from '@emotion/styled';
import { color, media, motion } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';

/** The bow of each hall's key around its hole, in their order: a long roof, a tower, a house, a village green. */
const bows = [
  'M-17 2q0-13 17-13t17 13v16q0 8-17 8t-17-8z',
  'M-9-18h18l4 44h-26z',
  'M0-14l19 17v23h-38V3z',
  'M0-6a10 10 0 0 1 17 9 10 10 0 0 1-8 19q-9 6-18 0a10 10 0 0 1-8-19 10 10 0 0 1 17-9z',
] as const;

/** Where on the ring each of them hangs, in degrees from its foot. */
const hang = [66, 19, -19, -66] as const;

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

const ring = { r: 60, fill: 'none', stroke: color.amber700, strokeWidth: 5 } as const;

/** A key to each hall; the one of the row that is pointed at lights up. */
export function KeyRing() {
  return (
    <Ring viewBox="-90 -68 180 226" aria-hidden="true">
      <circle {...ring} />
      {bows.map((bow, hall) => (
        <g key={bow} transform={`rotate(${hang[hall]}) translate(0 60) rotate(${-hang[hall]! * 0.8})`}>
          <path d="M-4 24V90l4 6 4-6V84h10v-9H4v-7h8v-9H4V24z" />
          <path d={bow} />
          <circle r="6" fill={color.teal50} />
        </g>
      ))}
      {hang.map((angle) => (
        // The ring comes out of the hole, before one half of the key.
        <circle key={angle} {...ring} strokeDasharray="34 400" transform={`rotate(${angle + 85})`} />
      ))}
    </Ring>
  );
}
