import { Money, Table, type Column } from '@3eu/university/ui';
import { financialAid } from '../../content/financial-aid';
import type { Scholarship } from '../../content/types';

const { caption, list } = financialAid.scholarships;

const columns: readonly Column<Scholarship>[] = [
  { head: 'Scholarship', cell: 'name', rowHeader: true },
  { head: 'For', cell: 'criteria', narrow: 'full' },
  { head: 'Renewable', cell: ({ renewable }) => (renewable ? 'Renewable' : 'One year only'), narrow: 'full' },
  {
    head: 'Amount',
    cell: ({ amount }) => <Money of={amount} per="a year" />,
    align: 'end',
    numeric: true,
    narrow: 'corner',
  },
];

export function ScholarshipsTable() {
  return <Table caption={caption} columns={columns} rows={list} />;
}
