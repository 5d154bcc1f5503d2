import styled from '@emotion/styled';
import { CardTitle, column, media, space, tone, type, withLinks } from '@3eu/university/ui';
import type { Entry } from '@3eu/university/content';

/* Equal bars: of unequal ones, a reader would ask what they measure. Drawn with borders, so that forced colors keep them. */
const Bars = styled.ol`
  ${column}
  gap: ${space[32]};
  > li::before {
    content: '';
    display: block;
    border-top: 6px solid ${tone.accent};
    margin-bottom: ${space[16]};
  }
  h3 {
    ${type.h3}
    overflow-wrap: anywhere;
  }
  p {
    margin-top: ${space[4]};
    color: ${tone.soft};
    max-width: 48ch;
  }
  ${media.md} {
    > li {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      align-items: baseline;
      column-gap: ${space.gap};
    }
    > li::before {
      grid-column: 1 / -1;
    }
  }
`;

/** The three values, one a bar. */
export function Values({ items }: { items: readonly Entry[] }) {
  return (
    <Bars>
      {items.map(({ title, text }) => (
        <li key={title}>
          <CardTitle>{title}</CardTitle>
          <p>{withLinks(text)}</p>
        </li>
      ))}
    </Bars>
  );
}
