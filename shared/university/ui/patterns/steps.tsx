import styled from '@emotion/styled';
import { column, color, font, media, space, tone, type, withLinks, type Sentence } from '@3eu/university/ui';

const List = styled.ol`
  ${column}
  gap: ${space[24]} 0;
  counter-reset: step;
  > li {
    counter-increment: step;
    border-top: 4px solid ${color.teal500};
    padding: ${space[16]} ${space[24]} 0 0;
  }
  > li[data-mark] {
    border-top-color: ${tone.accent};
  }
  > li::before {
    content: counter(step);
    display: block;
    margin-bottom: ${space[8]};
    ${type.h1}
    font-size: clamp(2.25rem, 2rem + 1.2vw, 3rem);
    color: ${tone.faint};
  }
  h3 {
    font: 650 1.125rem/1.35 ${font.sans};
  }
  [data-part='text'] {
    margin-top: ${space[4]};
    color: ${tone.soft};
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

export type Step = { title: string; text: Sentence };

/** Three to five numbered steps on one rule, the first part of it lit. Made for the dark band, reads on any ground. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <List>
      {items.map(({ title, text }, index) => (
        <li key={title} data-mark={index === 0 || undefined}>
          <h3>{title}</h3>
          <div data-part="text">{withLinks(text)}</div>
        </li>
      ))}
    </List>
  );
}
