import styled from '@emotion/styled';
import { CardTitle, SectionHeading, TextLink, below, breakpoint, color, columnWidth, space } from '@3eu/university/ui';
import { why } from '../../content/why';
import { Answers, interactive } from './answers';
import { CampusBoard } from './campus-board';
import { useOpenQuestion } from './use-open-question';

/*
 * The campus stands on the ground of its picture, which runs to the window's right edge on wide screens, beside a
 * column for words; the ground of a place is not quite the map's, so its answer is on white. On narrower ones it stays
 * below the header while the cards under it go by, where the window leaves them room.
 */
const Ground = styled.div`
  background: ${color.pictureGround};
  padding: ${space[48]} ${space.gutter} ${space[32]};
  > [data-part='board'] {
    margin: 0 calc(-1 * ${space.gutter}) ${space[16]};
    background: ${color.pictureGround};
  }
  [data-part='board'] > div {
    width: min(100%, 88svh);
    margin-inline: auto;
  }
  ${interactive} and (max-width: ${below.rows}) and (min-height: 36em) {
    [data-block]:not([data-dehydrated]) & > [data-part='board'] {
      position: sticky;
      z-index: 1;
      top: var(--header-height);
    }
    [data-part='answers'] a {
      scroll-margin-top: calc(var(--header-height) + min(75vw, 66svh) + ${space[16]});
    }
  }
  @media (min-width: ${breakpoint.xl}) {
    display: grid;
    grid-template: auto 1fr auto / 340px minmax(0, 1fr);
    column-gap: ${space[24]};
    padding: 0 0 0 max(${space.gutter}, (100% - ${columnWidth}) / 2);
    > [data-part='words'] {
      padding-block: ${space[64]} ${space[48]};
    }
    > [data-part='board'] {
      grid-area: 1 / 2 / span 2;
      margin: 0;
    }
    [data-part='board'] > div {
      width: min(100%, 1400px);
      margin-inline: auto 0;
    }
    > [data-part='answers'] {
      grid-area: 3 / 1 / auto / -1;
      padding: ${space[32]} max(${space.gutter}, (100% - ${columnWidth}) / 2) ${space[32]} 0;
    }
    &[data-open] {
      background: ${color.white};
    }
    &[data-open] :is([data-part='heading'] p, [data-part='points']) {
      display: none;
    }
  }
  ${interactive} and (min-width: ${breakpoint.xl}) {
    [data-block]:not([data-dehydrated]) & > [data-part='answers'] {
      grid-area: 2 / 1;
      padding: 0;
    }
  }
`;

/* Four points, each with its evidence. On wide screens they make room for an answer. */
const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0 ${space.gap};
  > li {
    padding-block: ${space[12]};
    border-top: 1px solid ${color.teal300};
  }
`;

/** Why Choose 3E: four points, and what visitors ask on the map of the campus. */
export function Block() {
  const question = useOpenQuestion();
  return (
    <section aria-labelledby="why">
      <Ground data-open={question.open} onKeyDown={question.onKeyDown}>
        <div data-part="words">
          <SectionHeading id="why" title={why.title} lede={why.lede} triBar />
          <Points data-part="points">
            {why.claims.map(({ title, evidence, proof }) => (
              <li key={title}>
                <CardTitle>{title}</CardTitle>
                <TextLink href={proof}>{evidence}</TextLink>
              </li>
            ))}
            <li>
              <TextLink {...why.more} />
            </li>
          </Points>
        </div>
        <div data-part="board">
          <CampusBoard {...question} />
        </div>
        <Answers {...question} />
      </Ground>
    </section>
  );
}
