import styled from '@emotion/styled';
import { shortTimeOf } from '@3eu/university/facts';
import { color, font, media, space, tone } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';
import { openHours } from './open-hours';

const rings = [
  { radius: 98, line: color.teal700 },
  { radius: 79, line: color.teal300 },
  { radius: 60, line: color.coral600 },
  { radius: 41, line: color.amber300 },
] as const;

const Drawn = styled.div`
  width: 100%;
  max-width: 26rem;
  padding-bottom: ${space[32]};
  svg {
    display: block;
    width: 100%;
    fill: none;
  }
  text {
    font: 500 18px ${font.sans};
    text-anchor: middle;
    dominant-baseline: central;
    fill: ${tone.soft};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9em, max-content));
    justify-content: center;
    gap: ${space[4]} ${space[12]};
    margin-top: ${space[16]};
    font-size: 0.9375rem;
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
  }
  li::before {
    width: 1em;
    height: 0.5em;
    border-radius: 1em;
    content: '';
  }
  ${rings.map(({ line }, ring) => `li:nth-of-type(${ring + 1})::before { background: ${line}; }`).join('')}
  ${media.lg} {
    text {
      font-size: 13.5px;
    }
  }
`;

/** Where an hour of the day stands, noon at the top. */
function at(hour: number, radius: number): string {
  const angle = ((hour - 18) * Math.PI) / 12;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

const arc = (from: number, to: number, radius: number) =>
  `M${at(from, radius)}A${radius} ${radius} 0 ${to - from > 12 ? 1 : 0} 1 ${at(to, radius)}`;

/** The kitchens' weekday as a plate: on its rim the hours, within it from when to when each is open. */
export function Plate() {
  const { venues } = campusLiving.dining;
  return (
    <Drawn aria-hidden="true">
      <svg viewBox="-166 -141 332 282">
        <circle r="140" fill={color.white} stroke={color.teal200} strokeWidth="2" />
        <circle r="111" stroke={color.teal100} strokeWidth="2" />
        {[6, 9, 12, 15, 18, 21, 24, 27].map((hour) => (
          // Turned with the rim; on its lower half the other way round, so that they stand upright.
          <text key={hour} transform={`rotate(${hour * 15 - 180}) translate(0 -125.5) rotate(${hour > 18 ? 180 : 0})`}>
            {shortTimeOf(hour * 60)}
          </text>
        ))}
        {venues.map(({ name, hours: [weekday] }, ring) => (
          <path
            key={name}
            d={arc(...openHours(weekday), rings[ring]!.radius)}
            stroke={rings[ring]!.line}
            strokeWidth="15"
            strokeLinecap="round"
          />
        ))}
        <g stroke={color.ink500} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
          <path d="M-161-92v34q0 14 7 14t7-14v-34M-154-92V96" />
          <path d="M154 96V-92q14 24 8 78h-8" />
        </g>
      </svg>
      <ul>
        {venues.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Drawn>
  );
}
