import styled from '@emotion/styled';
import { color, font, media, motion } from '@3eu/university/ui';
import { paraFamilias } from '../../content/parents-families-es';

const keys = [...'123456789*0#'];

const { ways } = paraFamilias.call;

/* For the row that is pointed at: its line is on the display, the keys that tell it from the others are lit. */
const dialed = ways.map(({ link: { href } }, row) => {
  const lit = keys.flatMap((key, place) =>
    href.startsWith('tel:') && href.slice(-4).includes(key) ? `g:nth-of-type(${place + 1})` : [],
  );
  return `
  div:has(dl > div:nth-of-type(${row + 1}):is(:hover, :focus-within)) > & {
    > text { opacity: 0; }
    > text:nth-of-type(${row + 1}) { opacity: 1; }
    ${lit.length > 0 ? `& :is(${lit.join()}) { fill: ${color.amber300}; } [data-part='handset'] { rotate: -4deg; }` : ''}
  }`;
});

const Telephone = styled.svg`
  width: min(15rem, 100%);
  margin-inline: auto;
  fill: ${color.sand100};
  stroke: ${color.teal950};
  stroke-width: 2;
  text {
    fill: ${color.ink900};
    stroke: none;
    text-anchor: middle;
    font: 650 21px ${font.serif};
  }
  > text {
    font: 600 19px ${font.sans};
    opacity: 0;
  }
  > text:first-of-type {
    opacity: 1;
  }
  [data-part='handset'] {
    fill: ${color.coral700};
    transform-origin: 60px 320px;
  }
  ${media.lg} {
    width: min(24rem, 100%);
  }
  ${media.motion} {
    g,
    [data-part='handset'] {
      transition: ${motion.menu} ${motion.ease};
      transition-property: fill, rotate;
    }
  }
  ${dialed.join('')}
`;

/** The telephone of a kitchen, dialing the row that is pointed at. */
export function Phone() {
  return (
    <Telephone viewBox="0 0 360 400" aria-hidden="true">
      <path
        d="M60 330c0 46 26 46 26 30s-24-16-24 2 34 34 40 16-26-22-26-4 36 30 44 12-28-22-26-6 40 20 60-36"
        fill="none"
        stroke={color.coral600}
        strokeWidth="6"
      />
      <rect x="92" y="10" width="258" height="340" rx="16" fill={color.coral600} />
      <path
        data-part="handset"
        d="M24 30q0-18 18-18h44q14 0 14 14v44q0 12-10 14-10 4-10 22v136q0 18 10 22 10 2 10 14v42q0 16-14 16H42q-18 0-18-18z"
      />
      <rect x="120" y="34" width="214" height="50" rx="4" fill={color.teal100} />
      {ways.map(({ link }) => (
        <text key={link.href} x="227" y="66">
          {link.label}
        </text>
      ))}
      {keys.map((key, place) => (
        <g key={key} transform={`translate(${126 + (place % 3) * 72} ${106 + Math.floor(place / 3) * 58})`}>
          <rect width="58" height="44" rx="6" />
          <text x="29" y="30">
            {key}
          </text>
        </g>
      ))}
    </Telephone>
  );
}
