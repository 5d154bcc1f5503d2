import styled from '@emotion/styled';
import { CardTitle, media, space, tone, type } from '@3eu/shared/ui';
import type { Entry } from '../../content/types';

/* The tri-bar at the scale of the page: 100, 72 and 44 percent. Drawn with borders, so that forced colors keep it. */
const Bars = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  > li::before {
    content: '';
    display: block;
    border-top: clamp(12px, 2.2vw, 28px) solid ${tone.accent};
    margin-bottom: ${space[16]};
  }
  > li:nth-of-type(2)::before {
    width: 72%;
  }
  > li:nth-of-type(3)::before {
    width: 44%;
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
          <p>{text}</p>
        </li>
      ))}
    </Bars>
  );
}
