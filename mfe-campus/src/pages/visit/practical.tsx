import styled from '@emotion/styled';
import {
  Facts,
  Section,
  SectionHeading,
  Split,
  Table,
  TextLink,
  font,
  part,
  space,
  type,
  type Column,
} from '@3eu/shared/ui';
import { visit, type ParkingPlace } from '../../content/visit';

const Text = styled.span`
  display: block;
  margin-top: ${space[4]};
  ${type.caption}
  font-family: ${font.sans};
  font-weight: 400;
  color: ${part.soft};
`;

const words = visit.parking;

const columns: readonly Column<ParkingPlace>[] = [
  {
    key: 'place',
    header: words.columns.place,
    rowHeader: true,
    cell: ({ place, text }) => (
      <>
        {place}
        <Text>{text}</Text>
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
          <Text>{note}</Text>
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
