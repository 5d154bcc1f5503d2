import styled from '@emotion/styled';
import { TriBar, column, color, media, radius, space, type } from '@3eu/university/ui';
import type { Organization } from '../../content/types';

// Enlarged text makes it taller, and its aspect ratio would then make it wider than its column.
// The bars take the accent of the ground they stand on; this one is dark.
// The rank is as wide as the window, and not sized by its text, whose width changes when the fonts arrive.
const Window = styled.div`
  container-type: inline-size;
  ${column}
  align-content: end;
  min-width: 0;
  max-width: 100%;
  aspect-ratio: 1/1.02;
  padding: ${space[24]} clamp(${space[8]}, 18vw - 1.5rem, ${space[48]});
  border-radius: ${radius.arch};
  background: ${color.teal900};
  color: ${color.white};
  --accent: ${color.amber300};
  [data-part='rank'] {
    ${type.stat}
    font-size: 56cqi;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  [data-part='category'] {
    margin-top: ${space[8]};
    font-weight: 600;
  }
  [data-part='category'] ~ p {
    ${type.caption}
    color: ${color.teal100};
  }
  > span {
    display: none;
  }
  ${media.rows} {
    width: 100%;
    max-width: 19.5rem;
    padding-inline: 2.5rem;
  }
  ${media.lg} {
    > span {
      display: block;
    }
    padding-bottom: ${space[32]};
  }
`;

/** The header's picture is a figure: the first rank of an organization, in the arched window. */
export function RankArch({ name, year, rows: [first] }: Organization) {
  return (
    <Window>
      <TriBar />
      <p data-part="rank">{first!.rank}</p>
      <p data-part="category">{first!.category}</p>
      <p>
        {name}, {year}
      </p>
    </Window>
  );
}
