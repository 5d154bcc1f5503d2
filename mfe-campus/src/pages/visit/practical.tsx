import { Facts, Section, SectionHeading, Split, Table, TextLink, type Column } from '@3eu/shared/ui';
import { visit, type ParkingPlace } from '../../content/visit';
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
        <RowNote>{text}</RowNote>
      </>
    ),
  },
  { key: 'price', header: words.columns.price, align: 'end', narrow: 'full', cell: ({ price }) => <b>{price}</b> },
];

export function Practical() {
  const { title, tours, phone, email, address } = visit.contact;
  const facts = [
    tours,
    ...[phone, email].map(({ term, label, href, note }) => ({
      term,
      value: (
        <>
          <TextLink href={href}>{label}</TextLink>
          <RowNote>{note}</RowNote>
        </>
      ),
    })),
    address,
  ];
  return (
    <Section>
      <Split ratio="7/5">
        <section aria-labelledby="parking-prices">
          <SectionHeading title={words.title} id="parking-prices" />
          <Table caption={words.caption} columns={columns} rows={words.places} rowKey={({ place }) => place} />
        </section>
        <section aria-labelledby="contact">
          <SectionHeading title={title} id="contact" />
          <Facts items={facts} />
        </section>
      </Split>
    </Section>
  );
}
