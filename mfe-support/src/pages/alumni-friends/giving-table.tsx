import { Money, Table, type Column } from '@3eu/university/ui';
import { alumniFriends } from '../../content/alumni-friends';
import type { GivingOption } from '../../content/types';

const { caption, options } = alumniFriends.giving;

const columns: readonly Column<GivingOption>[] = [
  { head: 'Gift', cell: 'title', note: 'description', rowHeader: true },
  { head: 'Minimum', cell: 'minAmount', as: Money, numeric: true },
  { head: 'In return', cell: 'benefits' },
];

/** The ways to give, each with its smallest gift and what comes with it. */
export function GivingTable() {
  return <Table caption={caption} columns={columns} rows={options} />;
}
