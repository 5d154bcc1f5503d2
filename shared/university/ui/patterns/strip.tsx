import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { column, breakpoint, media, space, tone, withLinks, type Sentence, type } from '@3eu/university/ui';
import { RuledList } from './ruled';

// Four in a row leave no room for the year of a date until the screen is wide, so they are two by two before that.
const List = styled(RuledList)`
  ${column}
  [data-part='lead'] {
    ${type.large}
    font-size: min(1.75rem, 10.5vw);
    line-height: 1.15;
  }
  [data-part='title'] {
    font-weight: 600;
  }
  [data-part='text'] {
    color: ${tone.soft};
    font-size: 1rem;
  }
  @media (min-width: ${breakpoint.rows}) and (max-width: 79.99em) {
    &&:has(> li:nth-of-type(4)) {
      grid-auto-flow: row;
      grid-template: none / repeat(2, minmax(0, 1fr));
      > li:nth-of-type(odd) {
        padding-left: 0;
        border-left: 0;
      }
      > li:nth-of-type(n + 3) {
        border-top: 1px solid ${tone.hairline};
      }
    }
  }
  ${media.rows} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    border-bottom: 1px solid ${tone.hairline};
    grid-template-rows: repeat(2, auto) 1fr;
    > li {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 3;
      padding: ${space[24]} ${space[24]} ${space[24]} 0;
      border-bottom: 0;
    }
    > li ~ li {
      padding-left: ${space[24]};
      border-left: 1px solid ${tone.hairline};
    }
  }
`;

type StripItem = {
  /** The figure or the date, large. */
  lead: ReactNode;
  title: ReactNode;
  text?: Sentence;
};

/** Two to four dates or figures beside one another, between two rules. */
export function Strip({ items }: { items: readonly StripItem[] }) {
  return (
    <List room={16}>
      {items.map(({ lead, title, text }, index) => (
        <li key={index}>
          <p data-part="lead">{lead}</p>
          <p data-part="title">{title}</p>
          {text && <p data-part="text">{withLinks(text)}</p>}
        </li>
      ))}
    </List>
  );
}
