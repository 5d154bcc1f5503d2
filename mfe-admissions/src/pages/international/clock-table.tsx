import { Table, type Column } from '@3eu/university/ui';
import { internationalPage } from '../../content/international';

const { caption, columns, rows } = internationalPage.clock;

type Row = (typeof rows)[number];

const shown: readonly Column<Row>[] = [
  { key: 'city', header: columns.city, rowHeader: true, cell: ({ city }) => city },
  { key: 'midnight', header: columns.midnight, cell: ({ midnight }) => midnight },
  { key: 'opens', header: columns.opens, cell: ({ opens }) => opens },
  { key: 'closes', header: columns.closes, cell: ({ closes }) => closes },
];

/** What a deadline and our phone hours are in cities from which many apply. */
export function ClockTable() {
  return <Table caption={caption} columns={shown} rows={rows} rowKey={({ city }) => city} />;
}
