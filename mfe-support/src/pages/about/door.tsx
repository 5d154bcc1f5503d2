import styled from '@emotion/styled';
import { color, column, font, media, motion, space, type } from '@3eu/university/ui';
import { about } from '../../content/about';

/* A door from close by: its lamp, a plate, what is pinned to it, its knob and the brass at its foot. The lamp is lit while one is read. */
const Leaf = styled.article`
  ${column}
  gap: ${space[24]};
  padding: ${space[24]} ${space.panel} 5rem;
  border: solid ${color.teal950};
  border-width: 12px 12px 0;
  background:
    radial-gradient(circle, ${color.amber300} 0.5rem, #0000 0.55rem) 100% 55% / 1.5rem 1.5rem no-repeat,
    linear-gradient(${color.amber700}, ${color.amber700}) 50% calc(100% - 1rem) / calc(100% - 3rem) 2rem no-repeat,
    ${color.teal800};
  overflow: clip;
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[16]};
    margin-inline: calc(-1 * ${space.panel});
    padding: 0 ${space.panel} ${space[16]};
    border-bottom: 2px solid ${color.teal950};
  }
  svg {
    flex: none;
    height: min(3.5rem, 18vw);
    fill: ${color.teal300};
    stroke: ${color.teal950};
    stroke-width: 2;
  }
  h4 {
    padding: ${space[8]} min(${space[16]}, 4.2vw);
    border: 2px solid ${color.amber700};
    background: ${color.amber300};
    color: ${color.ink900};
    ${type.tag}
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    align-items: start;
    gap: ${space[24]};
  }
  li {
    padding: ${space[24]} min(${space[16]}, 4.2vw) ${space[16]};
    background: radial-gradient(circle at 50% 0.7rem, ${color.amber700} 0.3rem, #0000 0.35rem) ${color.sand100};
    color: ${color.ink900};
    rotate: -1.4deg;
  }
  li:nth-of-type(even) {
    rotate: 1deg;
  }
  li:nth-of-type(3) {
    rotate: 0.6deg;
  }
  li p ~ p {
    margin-top: ${space[8]};
    text-wrap: balance;
    font: 650 1.0625rem/1.35 ${font.serif};
    color: ${color.coral700};
  }
  li:hover {
    rotate: none;
  }
  &:has(li:hover) svg {
    fill: ${color.amber300};
  }
  ${media.motion} {
    li,
    svg {
      transition: ${motion.menu} ${motion.ease};
      transition-property: rotate, fill;
    }
  }
`;

/** The door beside the fountain, with complaints that found no other, and what its owner wrote below them. */
export function Door() {
  const { plate, notes } = about.leadership.door;
  return (
    <Leaf>
      <div>
        <h4>{plate}</h4>
        <svg viewBox="0 0 48 56" aria-hidden="true">
          <path d="M21 1h6v9h-6z" fill={color.amber700} />
          <path d="M8 24 16 9h16l8 15-5 24H13z" />
          <path d="M8 24h32M24 9v39" fill="none" />
          <path d="M11 48h26v6H11z" fill={color.amber700} />
        </svg>
      </div>
      <ul>
        {notes.map(({ title, text }) => (
          <li key={title}>
            <p>{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Leaf>
  );
}
