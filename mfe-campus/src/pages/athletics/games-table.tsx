import styled from '@emotion/styled';
import { InertButton, Table, Tag, VisuallyHidden, font, space, tone, type Column } from '@3eu/university/ui';
import { athletics } from '../../content/athletics';
import type { Game } from '../../content/types';

const { games } = athletics;

const When = styled.time`
  display: block;
  font: 650 1.75rem/1.1 ${font.serif};
  font-variant-numeric: lining-nums;
  color: ${tone.accent};
  white-space: nowrap;
  span {
    display: block;
    margin-top: ${space[4]};
    font: 400 1rem/1.4 ${font.sans};
    color: ${tone.soft};
  }
`;

const Opponent = styled.span`
  display: block;
  margin-top: ${space[4]};
  font: 400 1rem/1.4 ${font.sans};
  color: ${tone.soft};
`;

const OneLine = styled.span`
  white-space: nowrap;
`;

const columns: readonly Column<Game>[] = [
  {
    key: 'date',
    header: games.columns.date,
    narrow: 'full',
    cell: ({ date, time }) => (
      <When dateTime={date.iso}>
        {date.short}
        <span>{time}</span>
      </When>
    ),
  },
  {
    key: 'game',
    header: games.columns.game,
    rowHeader: true,
    cell: ({ sport, homeGame, opponent, was }) => (
      <>
        {sport}
        <Opponent>
          {games.against[homeGame ? 'home' : 'away']} {opponent}. {was}
        </Opponent>
      </>
    ),
  },
  {
    key: 'place',
    header: games.columns.place,
    cell: ({ location, homeGame }) => (
      <span>
        {location} {homeGame && <Tag>{games.home}</Tag>}
      </span>
    ),
  },
  {
    key: 'tickets',
    header: games.columns.tickets,
    align: 'end',
    narrow: 'full',
    cell: ({ sport, date }) => (
      <InertButton variant="secondary" size="sm" note={games.note}>
        <OneLine>
          {games.tickets}
          <VisuallyHidden>{games.ticketsFor(sport, date.short)}</VisuallyHidden>
        </OneLine>
      </InertButton>
    ),
  },
];

export function GamesTable() {
  return (
    <Table caption={games.caption} columns={columns} rows={games.list} rowKey={({ sport, date }) => sport + date.iso} />
  );
}
