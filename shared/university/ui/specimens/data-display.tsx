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
    Example: () => <StatBand label="Figures" items={sample.figures} />,
    bare: true,
  },
  {
    shows: ['Stats', 'StatNote'],
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
    Example: () => <Ledger items={sample.ledger} />,
    grounds,
  },
  {
    shows: ['Facts'],
    Example: () => <Facts items={sample.facts} />,
    grounds,
  },
  {
    shows: ['Table', 'Money'],
    Example: () => <Table caption="Admission plans" columns={columns} rows={sample.plans} />,
    grounds,
  },
];
