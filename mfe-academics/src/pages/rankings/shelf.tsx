import styled from '@emotion/styled';
import { color, media, motion, tone } from '@3eu/university/ui';
import { rankings } from '../../content/rankings';

const lit = rankings.accolades.groups.map(
  (_, row) => `section:has(li:nth-of-type(${row + 1}):hover) & g:not(:nth-of-type(${row + 1})) { opacity: 0.25; }`,
);

/* What the row that is pointed at is of stands out, and the rest steps back. */
const Board = styled.svg`
  width: 100%;
  max-width: 24rem;
  stroke-linejoin: round;
  ${media.motion} {
    g {
      transition: opacity ${motion.menu} ${motion.ease};
    }
  }
  ${lit.join('')}
`;

/** A prize for each of the groups, in their order, and one gap, where the dust shows that something is expected. */
export function Shelf() {
  return (
    <Board viewBox="0 0 400 210" aria-hidden="true" fill="none" stroke={color.teal950} strokeWidth="3">
      <g>
        <path d="M28 20h14l12 46h-10zM68 20H54L42 66h10z" fill={color.coral600} />
        <circle cx="48" cy="92" r="30" fill={color.amber300} />
        <path d="M34 96q7-9 14 0t14 0M34 84q7-9 14 0t14 0" />
        <path d="M24 160h48l-8-36H32z" fill={color.teal700} />
      </g>
      <g>
        <path d="M108 160v-30h52v30z" fill={color.sand300} />
        <path d="M114 118q20 12 40 0v-22h-40z" fill={color.teal300} />
        <path d="M134 70l46 18-46 18-46-18z" fill={color.teal500} />
        <path d="M174 90v30" stroke={color.amber300} />
        <circle cx="174" cy="124" r="5" fill={color.amber300} />
      </g>
      <g>
        <circle cx="222" cy="92" r="36" fill={color.teal200} />
        <path d="M222 56q-26 36 0 72q26-36 0-72zM188 80h68M188 104h68" />
        <path d="M218 127h8v15h-8zM198 160h48l-8-18h-32z" fill={color.coral600} />
      </g>
      <g>
        <path d="M280 66q-22 2-14 22t22 14M324 66q22 2 14 22t-22 14" stroke={color.amber500} strokeWidth="6" />
        <path d="M276 56h52q0 52-26 58q-26-6-26-58z" fill={color.amber300} />
        <path d="M297 112h10v26h-10z" fill={color.amber500} />
        <path d="M282 160h40l-6-22h-28z" fill={color.teal700} />
      </g>
      <path d="M352 156h34" stroke={tone.faint} strokeDasharray="5 7" />
      <path d="M4 162h392v14H4z" fill={color.sand300} />
      <path d="M40 176v22M360 176v22" stroke={color.sand300} strokeWidth="8" />
    </Board>
  );
}
