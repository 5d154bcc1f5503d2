import styled from '@emotion/styled';
import { VisuallyHidden, color, media, motion, space, tone, type } from '@3eu/university/ui';
import { sameBoat } from '../../../content/majors/psychology';

/** How fast it felt from seat to seat, bow first, over the 2,000 meters: higher is faster. */
const felt = [
  'M0 18C60 12 110 34 170 52S300 96 400 104',
  'M0 66C90 62 180 70 250 64S340 68 400 66',
  'M0 84q12-10 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0 25 0',
  'M0 50C80 46 150 52 190 58S220 116 260 110 350 100 400 98',
  'M0 40C70 42 180 34 240 36S350 26 400 20',
  'M0 58C80 56 190 54 232 58S246 92 262 70 330 60 400 56',
  'M0 46C70 44 180 48 230 50C236 80 236 140 246 142S272 90 300 84 360 76 400 74',
  'M0 90C80 92 220 98 290 92S340 30 400 8',
] as const;

const rows = sameBoat.accounts.map(
  (_, row) => `
  &:has(li:nth-of-type(${row + 1}):hover) path:not(:nth-of-type(${row + 1})) { opacity: .2; }
  &:has(li:nth-of-type(${row + 1}):hover) path:nth-of-type(${row + 1}) { stroke: ${color.amber300}; stroke-width: 4; }`,
);

const Race = styled.div`
  display: grid;
  gap: ${space[24]};
  svg {
    width: 100%;
    fill: none;
    stroke: ${color.teal200};
    stroke-width: 2;
    overflow: visible;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  line {
    stroke: ${tone.rule};
  }
  text {
    fill: ${tone.soft};
    stroke: none;
    font-size: 11px;
  }
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space[8]};
    border-top: 1px solid ${tone.rule};
  }
  b {
    ${type.term}
  }
  ${media.motion} {
    path {
      transition: opacity ${motion.menu} ${motion.ease};
    }
  }
  ${rows.join('')}
`;

/** The race of “Same Boat”: eight lines of how fast it felt, and the account to each, which lights its line. */
export function SameBoatRace() {
  return (
    <Race>
      <svg viewBox="0 -6 400 166" aria-hidden="true">
        <line x1="0" x2="400" y1="146" y2="146" />
        {felt.map((line) => (
          <path key={line} d={line} />
        ))}
        <text y="160">Start</text>
        <text x="200" y="160" textAnchor="middle">
          1,000 m
        </text>
        <text x="400" y="160" textAnchor="end">
          Finish
        </text>
      </svg>
      <ul>
        {sameBoat.accounts.map(({ seat, text }) => (
          <li key={seat}>
            <b>
              <VisuallyHidden>Seat </VisuallyHidden>
              {seat}
            </b>
            {text}
          </li>
        ))}
      </ul>
    </Race>
  );
}
