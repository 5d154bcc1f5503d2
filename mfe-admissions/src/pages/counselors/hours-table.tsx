import { Table, type Column } from '@3eu/university/ui';
import { counselorsPage } from '../../content/counselors';

const { caption, rows } = counselorsPage.hours;

const columns: readonly Column<(typeof rows)[number]>[] = [
  { head: 'Days', cell: 'days', rowHeader: true },
  { head: 'Most of the year', cell: 'regular', numeric: true },
  { head: 'Application season', cell: 'season', numeric: true },
];

/** The year's hours, and the application season's beside them. */
export function HoursTable() {
  return <Table caption={caption} columns={columns} rows={rows} />;
}
