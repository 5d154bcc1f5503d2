import { Section, Table, type Column } from '@3eu/university/ui';
import { visit } from '../../content/visit';
import type { ParkingPlace } from '../../content/types';

const { title, caption, places } = visit.parking;

const columns: readonly Column<ParkingPlace>[] = [
  { head: 'Where', cell: 'place', note: 'text', rowHeader: true },
  { head: 'Price', cell: ({ price }) => <b>{price}</b>, align: 'end', numeric: true, narrow: 'full' },
];

/** What parking costs. */
export function Parking() {
  const table = <Table caption={caption} columns={columns} rows={places} />;
  return <Section id="parking-prices" title={title} split="4/8" beside={table} />;
}
