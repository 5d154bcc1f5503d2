import { Facts, Ledger, StatBand, StatNote, Stats, Table } from '@3eu/university/ui';
import { sample } from './sample';
import type { Specimen } from './specimen';

type Plan = (typeof sample.plans)[number];

const columns = [
  { key: 'name', header: 'Plan', cell: ({ name }: Plan) => name, rowHeader: true },
  { key: 'due', header: 'Apply by', cell: ({ due }: Plan) => due, numeric: true },
  { key: 'binding', header: 'Commitment', cell: ({ binding }: Plan) => binding },
];

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
    shows: ['Table'],
    use: 'Figures that are compared. Rows become blocks on phones.',
    Example: () => (
      <Table caption="Admission plans" columns={columns} rows={sample.plans} rowKey={({ name }) => name} />
    ),
    grounds,
  },
];
