import { Section, Table, type Column, withLinks } from '@3eu/university/ui';
import { visit } from '../../content/visit';
import type { ParkingPlace } from '../../content/types';
import { RowNote } from '../../parts/row-note';

const words = visit.parking;

const columns: readonly Column<ParkingPlace>[] = [
  {
    key: 'place',
    header: words.columns.place,
    rowHeader: true,
    cell: ({ place, text }) => (
      <>
        {place}
        <RowNote>{withLinks(text)}</RowNote>
      </>
    ),
  },
  {
    key: 'price',
    header: words.columns.price,
    align: 'end',
    numeric: true,
    narrow: 'full',
    cell: ({ price }) => <b>{price}</b>,
  },
];

/** What parking costs. */
export function Parking() {
  return (
    <Section
      id="parking-prices"
      title={words.title}
      split="4/8"
      beside={<Table caption={words.caption} columns={columns} rows={words.places} rowKey={({ place }) => place} />}
    />
  );
}
