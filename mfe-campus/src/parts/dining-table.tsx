import styled from '@emotion/styled';
import { media, Table, type Column } from '@3eu/university/ui';
import { campusLiving } from '../content/campus-living';
import type { DiningVenue } from '../content/types';

const { dining } = campusLiving;

const Lines = styled.ul`
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

function Hours({ of }: { of: DiningVenue['hours'] }) {
  return (
    <Lines>
      {of.map((line) => (
        <li key={line}>{whole(line)}</li>
      ))}
    </Lines>
  );
}

const columns: readonly Column<DiningVenue>[] = [
  { head: 'Dining hall', cell: 'name', note: ({ type, description }) => `${type}. ${description}`, rowHeader: true },
  { head: 'Hours', cell: 'hours', as: Hours, numeric: true, narrow: 'full' },
  { head: 'Known for', cell: 'features', narrow: 'full' },
];

export function DiningTable() {
  return <Table caption={dining.caption} columns={columns} rows={dining.venues} />;
}
