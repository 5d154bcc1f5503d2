import styled from '@emotion/styled';
import { InertButton, Table, Tag, space, tone, type, type Column } from '@3eu/university/ui';
import { athletics } from '../../content/athletics';
import type { Game } from '../../content/types';

const { games } = athletics;

const When = styled.time`
  display: block;
  ${type.large}
  color: ${tone.accent};
  white-space: nowrap;
`;

const Small = styled.span`
  display: block;
  margin-top: ${space[4]};
  ${type.plain}
  color: ${tone.soft};
`;

const columns: readonly Column<Game>[] = [
  {
    head: 'When',
    narrow: 'full',
    cell: ({ date, time }) => (
      <When dateTime={date.iso}>
        {date.short}
        <Small>{time}</Small>
      </When>
    ),
  },
  {
    head: 'Game',
    rowHeader: true,
    cell: ({ sport, homeGame, opponent, was }) => (
      <>
        {sport}
        <Small>
          {homeGame ? 'vs.' : 'at'} {opponent}. {was}
        </Small>
      </>
    ),
  },
  {
    head: 'Where',
    narrow: 'full',
    cell: ({ location, homeGame }) => (
      <span>
        {location} {homeGame && <Tag>Home</Tag>}
      </span>
    ),
  },
  {
    head: 'Tickets',
    align: 'end',
    narrow: 'full',
    cell: ({ sport, date }) => (
      <InertButton variant="secondary" size="sm" note={games.note} about={`for ${sport}, ${date.short}`}>
        Get Tickets
      </InertButton>
    ),
  },
];

export function GamesTable() {
  return <Table caption={games.caption} columns={columns} rows={games.list} />;
}
