import { Table, type Column } from '@3eu/university/ui';
import { internationalPage } from '../../content/international';

const { caption, rows } = internationalPage.clock;

const columns: readonly Column<(typeof rows)[number]>[] = [
  { head: 'In', cell: 'city', rowHeader: true },
  { head: 'A deadline closes', cell: 'midnight' },
  { head: 'The phone is answered from', cell: 'opens' },
  { head: 'To', cell: 'closes' },
];

/** What a deadline and our phone hours are in cities from which many apply. */
export function ClockTable() {
  return <Table caption={caption} columns={columns} rows={rows} />;
}
