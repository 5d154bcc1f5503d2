import styled from '@emotion/styled';
import { Table, font, tone, type, type Column } from '@3eu/university/ui';
import type { alumniFriends } from '../../content/alumni-friends';
import type { GivingOption } from '../../content/types';

const Description = styled.span`
  display: block;
  margin-top: 2px;
  font: 400 1rem/1.5 ${font.sans};
  color: ${tone.soft};
`;

const Amount = styled.span`
  ${type.card}
`;

type Giving = typeof alumniFriends.giving;

/** The ways to give, each with its smallest gift and what comes with it. */
export function GivingTable({ caption, columns: names, options }: Pick<Giving, 'caption' | 'columns' | 'options'>) {
  const columns: readonly Column<GivingOption>[] = [
    {
      key: 'title',
      header: names.title,
      rowHeader: true,
      cell: ({ title, description }) => (
        <>
          {title}
          <Description>{description}</Description>
        </>
      ),
    },
    { key: 'minAmount', header: names.minAmount, numeric: true, cell: ({ minAmount }) => <Amount>{minAmount}</Amount> },
    { key: 'benefits', header: names.benefits, cell: ({ benefits }) => benefits },
  ];
  return <Table caption={caption} columns={columns} rows={options} rowKey={({ title }) => title} />;
}
