import styled from '@emotion/styled';
import { Caption, H3, Table, column, media, space, type Column, type } from '@3eu/university/ui';
import type { Organization, RankingRow } from '../../content/types';

/* Equally wide in any font, so that the column does not move when the web font arrives. */
const Rank = styled.span`
  display: inline-block;
  min-width: 2.3em;
  ${type.figure}
  line-height: 1;
`;

/* The first list is the longest and stands alone at the left; the others stand over one another beside it. */
const Lists = styled.div`
  ${column}
  gap: ${space[48]} ${space.split};
  p {
    margin: 2px 0 ${space[12]};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    > :first-of-type {
      display: grid;
      grid-row: span 2;
      grid-template-rows: auto auto 1fr;
      /* Its table grows with it, whose last rule is half within it and half below. */
      > :last-child {
        display: grid;
        padding-bottom: 1px;
      }
      thead tr {
        height: 1px;
      }
      tbody :is(th, td) {
        vertical-align: middle;
        font-size: 1.5rem;
      }
      td > span {
        font-size: 2.25rem;
      }
    }
  }
`;

const columns: readonly Column<RankingRow>[] = [
  { head: 'Category', cell: 'category', rowHeader: true },
  { head: 'Rank', cell: ({ rank }) => <Rank>{rank}</Rank>, align: 'end', numeric: true, narrow: 'corner' },
];

/** Each organization's list: what was ranked, and where we stand. */
export function NationalRankings({ organizations }: { organizations: readonly Organization[] }) {
  return (
    <Lists>
      {organizations.map(({ name, year, rows }) => (
        <div key={name}>
          <H3>{name}</H3>
          <Caption>{year}</Caption>
          <Table captionHidden caption={`${name}, ${year}`} columns={columns} rows={rows} />
        </div>
      ))}
    </Lists>
  );
}
