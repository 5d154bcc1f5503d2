import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Section } from '../layout/layout';
import { media, space, tone, type } from '../foundation/tokens';
import { withLinks, type Sentence } from '../typography/linked';

export type Stat = { value: ReactNode; label: ReactNode };

/* In the HTML the label (dt) comes before its figure (dd), as a dl wants it; CSS shows the figure above the label. */
const figures = `
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dd {
    ${type.stat}
    font-variant-numeric: lining-nums;
  }
  dt {
    margin-top: ${space[8]};
    color: ${tone.faint};
    line-height: 1.4;
    text-wrap: balance;
  }
`;

/* Three figures that do not fit side by side stand in three rows: never two and one. */
const inRows = `
  > div ~ div {
    border-top: 1px solid ${tone.hairline};
  }
`;

const inPairs = `
  ${media.xs} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-of-type(even) {
      padding-left: ${space[24]};
      border-left: 1px solid ${tone.hairline};
    }
    > div:nth-of-type(n + 3) {
      border-top: 1px solid ${tone.hairline};
    }
  }
`;

/* Its columns follow from how many figures there are, not from those that a slow network has brought so far. */
const BandList = styled.dl<{ count: number }>`
  ${figures}
  display: grid;
  dd {
    font-size: min(clamp(1.75rem, 0.9rem + 5vw, 3.5rem), 9.5vw);
  }
  dt {
    font-size: 1rem;
    line-height: 1.6;
  }
  > div {
    padding: ${space[24]} ${space[16]} ${space[24]} 0;
  }
  ${({ count }) => (count === 3 ? inRows : inPairs)}
  ${({ count }) => (count === 3 ? media.sm : media.lg)} {
    grid-template-columns: repeat(${({ count }) => count}, minmax(0, 1fr));
    > div,
    > div:nth-of-type(n) {
      padding: 34px 24px 32px 0;
      border-top: 0;
    }
    > div ~ div:nth-of-type(n) {
      padding-left: 28px;
      border-left: 1px solid ${tone.hairline};
    }
  }
`;

/* Beside three others, an amount such as $85,000 is set as large as its column is wide. */
const List = styled.dl`
  ${figures}
  display: grid;
  gap: ${space[32]} ${space.gap};
  > div {
    border-top: 1px solid ${tone.rule};
    padding-top: ${space[16]};
  }
  ${media.xs} {
    &:not([data-count='3']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.sm} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.md} {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &:where([data-columns='4']) dd {
      font-size: min(4rem, 5.1vw);
    }
  }
`;

const rows = (items: readonly Stat[]) =>
  items.map(({ value, label }, index) => (
    <div key={index}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));

/** The dark band of two to four headline figures. `label` names the section; `note` says what they count. */
export function StatBand({ items, label, note }: { items: readonly Stat[]; label: string; note?: Sentence }) {
  return (
    <Section tone="dark" spacing="none" label={label}>
      <BandList count={items.length}>{rows(items)}</BandList>
      {note && <BandNote>{withLinks(note)}</BandNote>}
    </Section>
  );
}

/** Figures on a rule each, on any ground. `columns` from 820 px up, three from 560 px; on phones in pairs, or three rows. */
export function Stats({ items, columns = 2 }: { items: readonly Stat[]; columns?: 2 | 3 | 4 }) {
  return (
    <List data-columns={columns} data-count={items.length}>
      {rows(items)}
    </List>
  );
}

/** A sentence that closes a group of figures: their source, what they leave out. */
export const StatNote = styled.p`
  margin-top: ${space[24]};
  padding-top: ${space[16]};
  border-top: 1px solid ${tone.hairline};
  color: ${tone.soft};
  padding-inline-end: max(0px, 100% - 66ch);
`;

const BandNote = styled(StatNote)`
  margin-top: 0;
  padding-bottom: ${space[24]};
`;
