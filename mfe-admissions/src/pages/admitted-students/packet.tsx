import styled from '@emotion/styled';
import { enrollmentDates, fees, figures, inDollars } from '@3eu/university/facts';
import { color, font, media, motion } from '@3eu/university/ui';
import { admittedStudents } from '../../content/admitted-students';

const rises = admittedStudents.steps.list.map(
  (_, step) => `
  div:has(> ol > li:nth-of-type(${step + 1}):is(:hover, :focus-within)) > & [data-step='${step}'] > g { translate: 0 -46px; }`,
);

const Envelope = styled.svg`
  width: min(15rem, 100%);
  overflow: visible;
  stroke: ${color.teal950};
  stroke-width: 2;
  stroke-linejoin: round;
  fill: ${color.white};
  text {
    fill: ${color.ink900};
    stroke: none;
    font: 650 23px ${font.serif};
    text-anchor: middle;
  }
  ${media.lg} {
    position: sticky;
    top: 9rem;
    width: 100%;
  }
  ${media.motion} {
    [data-step] > g {
      transition: translate ${motion.menu} ${motion.ease};
    }
  }
  ${rises.join('')}
`;

/** A line for each hall, as on the form for a room. */
const halls = Array.from({ length: Number(figures.residenceHalls) }, (_, hall) => hall);
const nights = enrollmentDates.orientationSessions[0].dates;

/** What the envelope of an admitted student holds, a thing for each step: that of the step pointed at comes out. */
export function Packet() {
  return (
    <Envelope viewBox="0 0 340 400" aria-hidden="true">
      <path d="M12 216 170 96l158 120v170H12z" fill={color.teal700} />
      <g data-step="3" transform="translate(104 66) rotate(-3)">
        <g>
          <path d="M0 0h112v260H0z" />
          <path d="M0 0h112v26H0z" fill={color.teal700} />
          <path
            d="M14 44h18v30H14zM40 62h18v44H40zM66 44h18v30H66zM14 92h18v30H14zM66 92h18v44H66z"
            fill={color.teal200}
          />
        </g>
      </g>
      <g data-step="5" transform="translate(278 30) rotate(10)">
        <g>
          <path d="M0 96v210" stroke={color.amber700} strokeWidth="6" />
          <path d="M-24 22h48l8 62q-32 20-64 0z" fill={color.amber300} />
          <path d="M-17 22q17-22 34 0M-10 34v42M10 34v42" fill="none" />
        </g>
      </g>
      <g data-step="0" transform="translate(36 108) rotate(-10)">
        <g>
          <path d="M0 0h104v240H0z" />
          <path d="M0 0h104v10H0z" fill={color.amber500} />
          {halls.map((hall) => (
            <path key={hall} d={`M${14 + (hall % 3) * 28} ${26 + Math.floor(hall / 3) * 26}h20v16h-20z`} />
          ))}
        </g>
      </g>
      <g data-step="2" transform="translate(208 134) rotate(7)">
        <g>
          <path d="M32 14 24-16M52 14l8-30" stroke={color.teal500} strokeWidth="7" />
          <path d="M0 8q0-8 8-8h68q8 0 8 8v200H0z" />
          <path d="M28 12h28v7H28z" fill={color.teal950} />
          <path d="M0 34h84v30H0z" fill={color.amber300} />
          <text x="42" y="58">
            {nights}
          </text>
          <path d="M16 80h52M16 94h36" />
        </g>
      </g>
      <g data-step="1" transform="translate(72 186) rotate(-4)">
        <g>
          <path d="M0 0h106v180H0z" fill={color.sand100} />
          <path d="M0 0h106v10H0z" fill={color.error} />
          <text x="53" y="42">
            {inDollars(fees.enrollmentDeposit)}
          </text>
          <path d="M16 58h74" strokeDasharray="5 5" />
        </g>
      </g>
      <g data-step="4" transform="translate(172 200) rotate(4)">
        <g>
          <path d="M0 0h100v170H0z" fill={color.warnBg} />
          <path d="M0 0h100v10H0z" fill={color.teal700} />
          <path d="M16 22h10v10h10v10H26v10H16V42H6V32h10z" fill={color.coral600} stroke="none" />
          <path d="M48 30h40M48 44h40M48 58h40" />
        </g>
      </g>
      <path d="m12 216 158 94 158-94v170H12z" fill={color.teal500} />
      <path d="m12 386 118-99M328 386l-118-99" fill="none" />
    </Envelope>
  );
}
