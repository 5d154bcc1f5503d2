import styled from '@emotion/styled';
import { Caption, color, font, space } from '@3eu/university/ui';
import { internationalPage } from '../../content/international';

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr));
  column-gap: ${space[12]};
  text-align: center;
  line-height: 1.3;
  > li {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    padding-bottom: ${space[24]};
  }
  svg {
    width: 100%;
    max-width: 8rem;
    margin: 0 auto ${space[8]};
  }
  b {
    margin-inline: -${space[8]};
    white-space: nowrap;
    font: 650 0.9375rem/1.3 ${font.serif};
    letter-spacing: -0.02em;
  }
`;

/** A face by hours since midnight: light by day, dark by night. */
function Face({ hours, isHere }: { hours: number; isHere: boolean }) {
  const isDay = hours >= 6 && hours < 18;
  const [ground, ink] = isDay ? [color.white, color.ink900] : [color.teal900, color.white];
  return (
    <svg viewBox="-50 -50 100 100" fill="none" stroke={ink} strokeLinecap="round" aria-hidden="true">
      <circle r="46" fill={ground} stroke={isHere ? color.amber500 : color.teal900} strokeWidth={isHere ? 6 : 3} />
      <circle
        r="37"
        strokeWidth="5"
        pathLength="12"
        strokeDasharray=".08 .92"
        strokeDashoffset=".04"
        strokeLinecap="butt"
      />
      <path d="M0 6V-21" strokeWidth="5" transform={`rotate(${hours * 30})`} />
      <path d="M0 8V-31" strokeWidth="3" transform={`rotate(${hours * 360})`} />
      <circle r="3" fill={color.amber500} stroke="none" />
    </svg>
  );
}

/** What a clock shows in some cities at the moment when somebody begins to answer the phone in ours. */
export function Clocks() {
  const { clocks, note } = internationalPage.wall;
  return (
    <div>
      <Wall>
        {clocks.map(({ city, opens, opensAfter }, index) => (
          <li key={city}>
            <Face hours={opensAfter} isHere={index === 0} />
            <b>{city}</b>
            <span>{opens}</span>
          </li>
        ))}
      </Wall>
      <Caption>{note}</Caption>
    </div>
  );
}
