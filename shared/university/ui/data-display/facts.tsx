import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Href } from '@3eu/platform/contract/href';
import { column, space, tone, type } from '../foundation/tokens';
import { withLinks, type Sentence } from '../typography/linked';
import { TextLink } from '../typography/text-link';

// The longest word of a value, as an e-mail address, stays whole. Below 22 em the value stands under its term, by the
// list's own width, so that enlarged text and a narrow column count as a narrow window does.
const Box = styled.div`
  container-type: inline-size;
  border-top: 3px solid ${tone.rule};
  > [data-part='title'] {
    ${type.term}
    font-size: 1.0625rem;
    margin: 14px 0 6px;
  }
  dl > div {
    ${column}
    gap: 0 ${space[16]};
    padding-block: 13px;
    border-bottom: 1px solid ${tone.hairline};
    align-items: baseline;
  }
  @container (min-width: 22em) {
    dl {
      display: grid;
      grid-template-columns: minmax(min-content, 1fr) minmax(min-content, 1.2fr);
      column-gap: ${space[16]};
    }
    dl > div {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
  }
  dt {
    color: ${tone.soft};
    font-size: 1rem;
  }
  dd {
    font-weight: 600;
    text-wrap: balance;
  }
  dd[data-big] {
    ${type.large}
  }
`;

const Note = styled.span`
  display: block;
  ${type.caption}
  font-weight: 400;
  text-wrap: pretty;
`;

export type Fact = {
  term: ReactNode;
  value: ReactNode;
  /** Where the value leads. */
  href?: Href;
  /** A few words below the value: when somebody answers. */
  note?: Sentence;
  /** Sets the value large, in Besley: the one or two figures of the list. */
  big?: boolean;
};

type FactsProps = {
  items: readonly Fact[];
  /** A small heading on top, as in "At a glance". */
  title?: string;
  /** Level of that heading. Default 2. */
  level?: 2 | 3;
};

/** Terms and their values, ruled: at a glance, practical facts, hours, contact. */
export function Facts({ items, title, level = 2 }: FactsProps) {
  const Title = `h${level}` as const;
  return (
    <Box>
      {title && <Title data-part="title">{title}</Title>}
      <dl>
        {items.map(({ term, value, href, note, big }, index) => (
          <div key={index}>
            <dt>{term}</dt>
            <dd data-big={big || undefined}>
              {href ? <TextLink href={href}>{value}</TextLink> : withLinks(value)}
              {note && <Note>{withLinks(note)}</Note>}
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}
