import styled from '@emotion/styled';
import { inDollars } from '@3eu/university/facts';
import { Table, font, tone, type Column } from '@3eu/university/ui';
import { financialAid } from '../../content/financial-aid';
import type { Scholarship } from '../../content/types';

const { scholarships } = financialAid;

const Amount = styled.span`
  font: 650 1.5rem/1 ${font.serif};
  small {
    font: 400 0.9375rem/1 ${font.sans};
    color: ${tone.soft};
  }
`;

const columns: readonly Column<Scholarship>[] = [
  { key: 'name', header: scholarships.columns.name, rowHeader: true, cell: ({ name }) => name },
  { key: 'criteria', header: scholarships.columns.criteria, narrow: 'full', cell: ({ criteria }) => criteria },
  {
    key: 'renewable',
    header: scholarships.columns.renewable,
    narrow: 'full',
    cell: ({ renewable }) => (renewable ? scholarships.renewable.yes : scholarships.renewable.no),
  },
  {
    key: 'amount',
    header: scholarships.columns.amount,
    align: 'end',
    numeric: true,
    narrow: 'corner',
    cell: ({ amount }) => (
      <Amount>
        {inDollars(amount)}
        <small>{scholarships.perYear}</small>
      </Amount>
    ),
  },
];

export function ScholarshipsTable() {
  return (
    <Table caption={scholarships.caption} columns={columns} rows={scholarships.list} rowKey={({ name }) => name} />
  );
}
