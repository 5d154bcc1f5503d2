import styled from '@emotion/styled';
import type { PlaceHref, SiteAddress } from '@3eu/shared/router';
import { Container, FirstViewEnd, TextLink, color, media, space, tone, type } from '@3eu/shared/ui';

/* On phones it stays in view below the header, and what it leads to stops below it (WCAG 2.4.11). */
const Place = styled(Container)`
  @media screen and (max-width: 43.74em) and (min-height: 30em) {
    position: sticky;
    z-index: 1;
    top: var(--header-height);
    background: ${color.white};
    ~ * :is([id], a, button, input, select, textarea, summary, [tabindex]) {
      scroll-margin-top: calc(var(--header-height) + 4rem);
    }
  }
`;

// On phones one row that scrolls sideways; above, columns of equal width, so that the web font, which arrives later,
// moves nothing sideways.
// One row from edge to edge: the spaces between absorb what the web font makes wider or narrower.
const Line = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space[32]};
  border-bottom: 1px solid ${tone.hairline};
  [data-part='title'] {
    ${type.label}
    display: none;
  }
  ul {
    display: flex;
    column-gap: ${space[24]};
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
  li {
    flex: none;
  }
  a {
    display: inline-block;
    padding-block: 10px;
    font-size: 1rem;
    line-height: 1.5;
  }
  ${media.rows} {
    grid-template-columns: max-content minmax(0, 1fr);
    padding-block: ${space[12]};
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
      margin: 0;
      padding: 0;
      overflow: visible;
    }
    [data-part='title'] {
      display: block;
      padding-block: 10px;
      line-height: 1.5;
    }
  }
  ${media.xl} {
    ul {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
  }
  ${media.print} {
    display: none;
  }
`;

export type PageContentsProps = {
  /** The page's own path. With it in the address, the way back restores the scroll. */
  path: SiteAddress;
  /** Places of the page in its order: the id of each section's heading, and its words. */
  items: readonly { id: string; title: string }[];
};

const title = 'On this page';

/** What a page holds, to jump to: one line under the header of a page with more than six sections. */
export function PageContents({ path, items }: PageContentsProps) {
  return (
    <Place>
      <Line aria-label={title}>
        <p data-part="title">{title}</p>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <TextLink href={`${path}#${item.id}` as PlaceHref}>{item.title}</TextLink>
            </li>
          ))}
        </ul>
      </Line>
      <FirstViewEnd />
    </Place>
  );
}
