import { Facts, Ledger, StatBand, Money, StatNote, Stats, Table, type Column } from '@3eu/university/ui';
import { sample } from './sample';
import type { Specimen } from './specimen';

type Plan = (typeof sample.plans)[number];

const columns = [
  { head: 'Plan', cell: 'name', note: 'binding', rowHeader: true },
  { head: 'Apply by', cell: 'due', numeric: true },
  { head: 'Deposit', cell: 'deposit', as: Money, align: 'end', narrow: 'corner' },
] as const satisfies readonly Column<Plan>[];

const grounds = ['white', 'dark'] as const;

export const specimens: readonly Specimen[] = [
  {
    shows: ['StatBand'],
    use: 'Two to four figures across the page, once a page.',
    Example: () => <StatBand label="Figures" items={sample.figures} />,
    bare: true,
  },
  {
    shows: ['Stats', 'StatNote'],
    use: 'Figures on rules, on any ground, and the sentence that closes them.',
    Example: () => (
      <>
        <Stats items={sample.figures} columns={4} />
        <StatNote>Counted in the fall.</StatNote>
      </>
    ),
    grounds,
  },
  {
    shows: ['Ledger'],
    use: 'Titles with a sentence each. Where a page would reach for cards, take this.',
    Example: () => <Ledger items={sample.ledger} />,
    grounds,
  },
  {
    shows: ['Facts'],
    use: 'A definition list: at a glance, hours, contact.',
    Example: () => <Facts items={sample.facts} />,
    grounds,
  },
  {
    shows: ['Table', 'RowNote', 'Money'],
    use: 'Figures that are compared. Rows become blocks on phones.',
    Example: () => <Table caption="Admission plans" columns={columns} rows={sample.plans} />,
    grounds,
  },
];
