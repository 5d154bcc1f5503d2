import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { font, media, space, tone, type, Linked, type Sentence } from '@3eu/shared/ui';

const List = styled.ol`
  border-top: 3px solid ${tone.rule};
  counter-reset: claim;
  > li {
    display: grid;
    grid-template-columns: 2.2rem minmax(0, 1fr);
    gap: ${space[4]} ${space[16]};
    padding-block: 22px;
    border-bottom: 1px solid ${tone.hairline};
    align-items: baseline;
    counter-increment: claim;
  }
  > li::before {
    content: counter(claim);
    font: 650 1.5rem/1 ${font.serif};
    color: ${tone.accent};
  }
  h3 {
    ${type.card}
  }
  [data-part='text'] {
    margin-top: ${space[4]};
    color: ${tone.soft};
    max-width: 34em;
  }
  [data-part='evidence'] {
    grid-column: 2;
    font-weight: 600;
    font-size: 1rem;
    color: ${tone.link};
  }
  ${media.sm} {
    > li {
      grid-template-columns: 3.2rem minmax(0, 1fr) 11rem;
      column-gap: 20px;
    }
    [data-part='evidence'] {
      grid-column: 3;
      text-align: right;
    }
  }
  ${media.xl} {
    display: grid;
    grid: repeat(4, auto) / auto-flow minmax(0, 1fr);
    gap: ${space[16]} ${space.gap};
    padding-top: ${space[24]};
    > li {
      grid: subgrid / none;
      grid-row: span 4;
      padding: 0;
      border: 0;
    }
    > li > div {
      display: contents;
    }
    [data-part='evidence'] {
      grid-column: auto;
      text-align: left;
    }
  }
`;

export type Claim = { title: string; text: Sentence; evidence?: ReactNode };

/** Numbered claims, each with its evidence: below one another, or from 1280 px up side by side. */
export function Claims({ items }: { items: readonly Claim[] }) {
  return (
    <List>
      {items.map(({ title, text, evidence }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <div data-part="text">
              <Linked text={text} />
            </div>
          </div>
          {evidence && <p data-part="evidence">{evidence}</p>}
        </li>
      ))}
    </List>
  );
}
