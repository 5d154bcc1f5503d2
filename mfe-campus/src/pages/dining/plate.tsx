import styled from '@emotion/styled';
import { color, font, tone } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';
import { openHours } from './open-hours';

const Drawn = styled.svg`
  width: 100%;
  max-width: 26rem;
  fill: none;
  text {
    font: 650 9.5px ${font.sans};
    text-anchor: middle;
  }
  [data-hour] {
    fill: ${tone.soft};
    font-weight: 500;
  }
`;

const rings = [
  { radius: 106, line: color.teal700, words: color.white },
  { radius: 86, line: color.teal300, words: color.ink900 },
  { radius: 66, line: color.coral600, words: color.white },
  { radius: 46, line: color.amber300, words: color.ink900 },
] as const;

/** Where an hour of the day stands, noon at the top. */
function at(hour: number, radius: number): string {
  const angle = ((hour - 18) * Math.PI) / 12;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

/** From one hour to another; `back` turns it round, so that words on the lower half stand upright. */
function arc(from: number, to: number, radius: number, back = false): string {
  const large = to - from > 12 ? 1 : 0;
  return back
    ? `M${at(to, radius)}A${radius} ${radius} 0 ${large} 0 ${at(from, radius)}`
    : `M${at(from, radius)}A${radius} ${radius} 0 ${large} 1 ${at(to, radius)}`;
}

/** The kitchens' weekday as a plate: around it the hours, on it from when to when each is open. */
export function Plate() {
  return (
    <Drawn viewBox="-178 -146 356 292" aria-hidden="true">
      <circle r="140" fill={color.white} stroke={color.teal200} strokeWidth="2" />
      <circle r="119" stroke={color.teal100} strokeWidth="2" />
      {[6, 9, 12, 15, 18, 21, 24, 27].map((hour) => {
        const [x, y] = at(hour, 129).split(' ');
        return (
          <text key={hour} data-hour x={x} y={y} dy="3">
            {hour % 12 || 12} {hour % 24 < 12 ? 'AM' : 'PM'}
          </text>
        );
      })}
      {campusLiving.dining.venues.map(({ name, hours: [weekday] }, ring) => {
        const { radius, line, words } = rings[ring]!;
        const [from, to] = openHours(weekday);
        const isLow = Math.abs((from + to) / 2 - 12) > 6;
        return (
          <g key={name}>
            <path d={arc(from, to, radius)} stroke={line} strokeWidth="17" strokeLinecap="round" />
            <path id={`plate-${ring}`} d={arc(from, to, isLow ? radius + 3 : radius - 3, isLow)} />
            <text fill={words}>
              <textPath href={`#plate-${ring}`} startOffset="50%">
                {name}
              </textPath>
            </text>
          </g>
        );
      })}
      <g stroke={color.ink500} strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M-161-92v34q0 14 7 14t7-14v-34M-154-92V96" />
        <path d="M154 96V-92q14 24 8 78h-8" />
      </g>
    </Drawn>
  );
}
