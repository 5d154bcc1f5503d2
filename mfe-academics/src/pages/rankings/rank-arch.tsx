import styled from '@emotion/styled';
import { TriBar, color, font, media, radius, space } from '@3eu/shared/ui';
import type { RankingRow } from '../../content/rankings';

// Enlarged text makes it taller, and its aspect ratio would then make it wider than its column.
// The bars take the accent of the ground they stand on; this one is dark.
// Not sized by its text, whose width changes when the fonts arrive.
const Window = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  min-width: 0;
  max-width: 100%;
  aspect-ratio: 16/11;
  padding: ${space[24]} ${space[8]};
  border-radius: ${radius.arch};
  background: ${color.teal900};
  color: ${color.white};
  --accent: ${color.amber300};
  [data-part='rank'] {
    font: 650 28vw/1 ${font.serif};
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  [data-part='category'] {
    margin-top: ${space[12]};
    color: ${color.teal100};
  }
  > span {
    display: none;
  }
  ${media.xs} {
    padding-inline: ${space[48]};
    [data-part='rank'] {
      font-size: clamp(3.5rem, 2.5rem + 6vw, 8rem);
    }
  }
  ${media.rows} {
    width: 100%;
    max-width: 19.5rem;
    padding-inline: clamp(2rem, 4.6vw, 3rem);
  }
  ${media.lg} {
    > span {
      display: block;
    }
    aspect-ratio: 1/1.02;
    padding: ${space[48]} ${space[48]} ${space[32]};
  }
`;

/** The header's picture is a figure: one rank in the arched window. */
export function RankArch({ rank, category }: RankingRow) {
  return (
    <Window>
      <TriBar />
      <p data-part="rank">{rank}</p>
      <p data-part="category">{category}</p>
    </Window>
  );
}
