import styled from '@emotion/styled';
import { color, font, media, motion, tone } from '@3eu/university/ui';
import { rankings } from '../../content/rankings';

const lit = rankings.accolades.groups.map(
  (_, row) => `section:has(li:nth-of-type(${row + 1}):hover) & g:not(:nth-of-type(${row + 1})) { opacity: 0.25; }`,
);

/* What the row that is pointed at is of stands out, and the rest steps back. */
const Board = styled.svg`
  width: 100%;
  max-width: 24rem;
  stroke-linejoin: round;
  text {
    stroke: none;
    fill: ${tone.soft};
    font: 500 20px ${font.sans};
    text-anchor: middle;
  }
  ${media.motion} {
    g {
      transition: opacity ${motion.menu} ${motion.ease};
    }
  }
  ${lit.join('')}
`;

/** A prize for each of the groups, in their order, and in the middle a place that is kept free. */
export function Shelf() {
  return (
    <Board viewBox="0 0 400 210" aria-hidden="true" fill="none" stroke={color.teal950} strokeWidth="3">
      <g transform="translate(40)">
        <path d="M-22 20h18L8 72H-8zM22 20H4L-8 72H8z" fill={color.coral600} />
        <circle cy="92" r="30" fill={color.amber300} />
        <path d="M-14 96q7-9 14 0t14 0M-14 84q7-9 14 0t14 0" />
        <path d="M-24 160h48l-8-36h-32z" fill={color.teal700} />
      </g>
      <g transform="translate(118)">
        <path d="M-26 160v-30h52v30z" fill={color.sand300} />
        <path d="M-18 118q18 12 36 0v-22h-36z" fill={color.teal300} />
        <path d="M0 70l36 18-36 18-36-18z" fill={color.teal500} />
        <path d="M29 90v28" stroke={color.amber300} />
        <circle cx="29" cy="122" r="5" fill={color.amber300} />
      </g>
      <path d="M200 60a34 34 0 0 0-34 34v66M200 60a34 34 0 0 1 34 34v66" stroke={tone.faint} strokeDasharray="5 7" />
      <text x="200" y="112">
        {rankings.accolades.gap[0]}
        <tspan x="200" dy="24">
          {rankings.accolades.gap[1]}
        </tspan>
      </text>
      <g transform="translate(278)">
        <circle cy="94" r="32" fill={color.teal200} />
        <path d="M0 62q-24 32 0 64q24-32 0-64zM-30 83h60M-30 105h60" />
        <path d="M-4 126h8v16h-8zM-24 160h48l-8-18h-32z" fill={color.coral600} />
      </g>
      <g transform="translate(358)">
        <path d="M-20 66q-18 2-12 20t20 14M20 66q18 2 12 20t-20 14" stroke={color.amber500} strokeWidth="6" />
        <path d="M-24 56h48q0 52-24 58q-24-6-24-58z" fill={color.amber300} />
        <path d="M-5 112h10v26h-10z" fill={color.amber500} />
        <path d="M-20 160h40l-6-22h-28z" fill={color.teal700} />
      </g>
      <path d="M4 162h392v14H4z" fill={color.sand300} />
      <path d="M40 176v22M360 176v22" stroke={color.sand300} strokeWidth="8" />
    </Board>
  );
}
