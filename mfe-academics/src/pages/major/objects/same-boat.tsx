import styled from '@emotion/styled';
import { VisuallyHidden, color, column, media, motion, space, tone, type } from '@3eu/university/ui';
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

const rows = sameBoat.accounts.map((_, row) => {
  const seat = `li:nth-of-type(${row + 1})`;
  return `&:has(${seat}:hover, ${seat} :checked) path:nth-of-type(${row + 1}) {
    opacity: 1;
    stroke: ${color.amber300};
    stroke-width: 4;
  }`;
});

/* A row is chosen by the keyboard and by touch as well: its radio button lies over all of it, without a look of its own. */
const Race = styled.div`
  svg {
    display: block;
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
  p {
    display: flex;
    justify-content: space-between;
    margin-bottom: ${space[24]};
    ${type.caption}
    color: ${tone.soft};
  }
  label {
    position: relative;
    ${column}
    align-items: baseline;
    padding-block: ${space[8]};
    border-top: 1px solid ${tone.rule};
  }
  ${media.xs} {
    label {
      grid-template-columns: 4rem minmax(0, 1fr);
    }
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    cursor: pointer;
  }
  b {
    ${type.term}
  }
  li:hover b,
  input:checked ~ b {
    color: ${color.amber300};
  }
  &:has(li:hover, :checked) path {
    opacity: 0.2;
  }
  ${media.motion} {
    path {
      transition: opacity ${motion.menu} ${motion.ease};
    }
  }
  ${rows.join('')}
`;

/** The race of “Same Boat”: eight lines of how fast it felt, and the account to each, which lights its line while it is pointed at or chosen. */
export function SameBoatRace() {
  return (
    <Race role="radiogroup" aria-label="Whose race stands out">
      <svg viewBox="0 -6 400 154" aria-hidden="true">
        <line x1="0" x2="400" y1="146" y2="146" />
        {felt.map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      <p aria-hidden="true">
        <span>Start</span>
        <span>1,000 m</span>
        <span>Finish</span>
      </p>
      <ul>
        {sameBoat.accounts.map(({ seat, text }) => (
          <li key={seat}>
            <label>
              <input type="radio" name="seat" />
              <b>
                <VisuallyHidden>Seat </VisuallyHidden>
                {seat}
              </b>
              {text}
            </label>
          </li>
        ))}
      </ul>
    </Race>
  );
}
