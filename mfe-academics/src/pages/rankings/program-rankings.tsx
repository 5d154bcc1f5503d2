import styled from '@emotion/styled';
import { H3, SmartLink, column, media, space, tone, type } from '@3eu/university/ui';
import { programPath, slugOf } from '../../content/program-path';
import type { ProgramRanking } from '../../content/types';

// Tall enough for a touch target.
const Program = styled.article`
  ${column}
  gap: ${space[16]} ${space.split};
  padding-block: ${space[24]};
  border-top: 1px solid ${tone.hairline};
  &:first-of-type {
    border-top: 3px solid ${tone.rule};
  }
  h3 + a {
    display: inline-block;
    padding-block: 9px;
  }
  li {
    ${column}
    align-items: baseline;
    column-gap: ${space[16]};
    padding-block: ${space[8]};
  }
  [data-part='rank'] {
    ${type.large}
  }
  [data-part='source'] {
    color: ${tone.soft};
    font-size: 1rem;
  }
  ${media.xs} {
    li {
      grid-template-columns: 4.5rem minmax(0, 1fr);
    }
    [data-part='source'] {
      grid-column: 2;
    }
  }
  ${media.md} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    padding-block: ${space[32]};
    li {
      grid-template-columns: 6rem minmax(0, 5fr) minmax(0, 4fr);
    }
    [data-part='source'] {
      grid-column: 3;
    }
  }
`;

/** Four majors, each ranked by three sources, each leading to its page. */
export function ProgramRankings({ list }: { list: readonly ProgramRanking[] }) {
  return list.map(({ program, rankings }) => (
    <Program key={program}>
      <div>
        <H3 id={slugOf(program)}>{program}</H3>
        <SmartLink href={programPath(slugOf(program))} aria-describedby={slugOf(program)}>
          Learn More About This Program
        </SmartLink>
      </div>
      <ul>
        {rankings.map(({ source, rank, category }) => (
          <li key={source}>
            <span data-part="rank">{rank}</span>
            <span>{category}</span>
            <span data-part="source">{source}</span>
          </li>
        ))}
      </ul>
    </Program>
  ));
}
