import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Href } from '@3eu/platform/contract/href';
import { SmartLink } from '../typography/smart-link';
import { column, media, space, tone, type } from '../foundation/tokens';
import { withLinks, type Sentence } from '../typography/linked';

const List = styled.ul`
  border-top: 3px solid ${tone.rule};
  > li {
    ${column}
    gap: ${space[8]} ${space[24]};
    padding-block: 18px;
    border-bottom: 1px solid ${tone.hairline};
  }
  > li > [data-part='title'] {
    ${type.row}
  }
  > li > [data-part='text'] {
    color: ${tone.soft};
    max-width: 60ch;
  }
  > li > [data-part='meta'] {
    ${type.label}
    color: ${tone.text};
    font-variant-numeric: tabular-nums;
  }
  ${media.rows} {
    > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      align-items: baseline;
    }
    > li > [data-part='meta'] {
      grid-column: 2;
    }
  }
  ${media.lg} {
    &[data-meta] > li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr);
    }
    &[data-meta] > li > [data-part='meta'] {
      grid-column: 3;
      text-align: right;
    }
  }
`;

type LedgerItem = {
  title: string;
  text?: Sentence;
  /** Short fact at the row's end: a price, a duration, a place. */
  meta?: ReactNode;
  /** Makes the title a link. */
  href?: Href;
  /** Id of the row, where an address names it. */
  id?: string;
};

type LedgerProps = {
  items: readonly LedgerItem[];
  /** Level of the titles in the outline. Default 3. */
  level?: 3 | 4;
};

/** A list of titles with a sentence each, ruled like a ledger. Use it instead of cards. */
export function Ledger({ items, level = 3 }: LedgerProps) {
  const Title = `h${level}` as const;
  return (
    <List data-meta={items.some(({ meta }) => Boolean(meta)) ? '' : undefined}>
      {items.map(({ title, text, meta, href, id }) => (
        <li key={title} id={id}>
          <Title data-part="title">{href ? <SmartLink href={href}>{title}</SmartLink> : title}</Title>
          {text && <div data-part="text">{withLinks(text)}</div>}
          {meta && <div data-part="meta">{withLinks(meta)}</div>}
        </li>
      ))}
    </List>
  );
}
