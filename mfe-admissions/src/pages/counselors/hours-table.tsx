import { Table, type Column } from '@3eu/university/ui';
import { counselorsPage } from '../../content/counselors';

const { hours } = counselorsPage;
type Row = (typeof hours.rows)[number];

const columns: readonly Column<Row>[] = [
  { key: 'days', header: hours.columns.days, rowHeader: true, cell: ({ days }) => days },
  { key: 'regular', header: hours.columns.regular, numeric: true, cell: ({ regular }) => regular },
  { key: 'season', header: hours.columns.season, numeric: true, cell: ({ season }) => season },
];

/** The year's hours, and the application season's beside them. */
export function HoursTable() {
  return <Table caption={hours.caption} columns={columns} rows={hours.rows} rowKey={({ days }) => days} />;
}
