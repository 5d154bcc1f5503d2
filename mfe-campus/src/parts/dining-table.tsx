import styled from '@emotion/styled';
import { media, Table, type Column } from '@3eu/university/ui';
import { campusLiving } from '../content/campus-living';
import type { DiningVenue } from '../content/types';
import { RowNote } from './row-note';

const { dining } = campusLiving;

const Hours = styled.ul`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${media.rows} {
    li {
      white-space: nowrap;
    }
  }
`;

/** Days and times break between the two alone. */
const whole = (line: string) => line.replace(/, (\d.*)/, (_, times: string) => `, ${times.replaceAll(' ', '\u00a0')}`);

const columns: readonly Column<DiningVenue>[] = [
  {
    key: 'venue',
    header: dining.columns.venue,
    rowHeader: true,
    cell: ({ name, type: kind, description }) => (
      <>
        {name}
        <RowNote>
          {kind}. {description}
        </RowNote>
      </>
    ),
  },
  {
    key: 'hours',
    header: dining.columns.hours,
    numeric: true,
    cell: ({ hours }) => (
      <Hours>
        {hours.map((line) => (
          <li key={line}>{whole(line)}</li>
        ))}
      </Hours>
    ),
  },
  { key: 'features', header: dining.columns.features, cell: ({ features }) => features },
];

export function DiningTable() {
  return <Table caption={dining.caption} columns={columns} rows={dining.venues} rowKey={({ name }) => name} />;
}
