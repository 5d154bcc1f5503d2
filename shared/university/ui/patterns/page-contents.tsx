import styled from '@emotion/styled';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { PlaceHref, SiteAddress } from '@3eu/platform/page';
import { FirstViewEnd } from '@3eu/platform/page';
import { Container, TextLink, column, below, color, media, space, tone, type } from '@3eu/university/ui';

/* On phones it stays in view below the header, and what it leads to stops below it (WCAG 2.4.11). */
const Place = styled(Container)`
  @media screen and (max-width: ${below.rows}) and (min-height: 30em) {
    position: sticky;
    z-index: 1;
    top: var(--header-height);
    background: ${color.white};
    ~ * :is([id], a, button, input, select, textarea, summary, [tabindex]) {
      scroll-margin-top: calc(var(--header-height) + 6rem);
    }
  }
`;

// On phones one row that scrolls sideways, and so cuts what it holds: there is room for the ring of what has the focus,
// and what goes on fades out at its end.
// Above, columns of equal width, so that the web font, which arrives later, moves nothing sideways; and where there is
// room for most on one line, they follow each other.
const Line = styled.nav`
  ${column}
  gap: 0 ${space[32]};
  border-bottom: 1px solid ${tone.hairline};
  [data-part='title'] {
    ${type.label}
    display: none;
  }
  ul {
    display: flex;
    column-gap: ${space[24]};
    margin: -${space[8]} calc(-1 * ${space.gutter});
    padding: ${space[8]} ${space[48]} ${space[8]} ${space.gutter};
    overflow-x: auto;
    scrollbar-width: none;
    mask: linear-gradient(90deg, #000 calc(100% - ${space[48]}), transparent);
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
  [aria-current] {
    color: ${tone.text};
    text-decoration-thickness: 3px;
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
      mask: none;
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
      column-gap: ${space[32]};
    }
  }
  ${media.print} {
    display: none;
  }
`;

type PageContentsProps = {
  /** The page's own path. With it in the address, the way back restores the scroll. */
  path: SiteAddress;
  /** The page's content. Its parts with an id and a title are the page's sections, in their order. */
  of: object;
};

type Place = { id: string; title: string };

const isPlace = (part: unknown): part is Place =>
  typeof part === 'object' && part !== null && 'id' in part && 'title' in part;

const title = 'On this page';

/** The last part whose heading has come up to the upper third of the window: the one that is being read. */
function useCurrentPart(items: readonly Place[]): string | undefined {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setPassed((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) after[isIntersecting ? 'add' : 'delete'](target.id);
          return after;
        }),
      // Everything above the lower two thirds of the window, however far up.
      { rootMargin: '1000000px 0px -66%' },
    );
    for (const { id } of items) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [items]);
  return items.findLast(({ id }) => passed.has(id))?.id;
}

/** Browsers leave a link where it is as long as a bit of it is in sight. */
const showWhole = ({ currentTarget }: KeyboardEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });

/** What a page holds, to jump to: one line under the header of a page with more than six sections. */
export function PageContents({ path, of: content }: PageContentsProps) {
  const items = useMemo(() => Object.values(content).filter(isPlace), [content]);
  const current = useCurrentPart(items);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current!;
    const [first, place] = [row.querySelector('a')!, row.querySelector<HTMLElement>('[aria-current]')];
    row.scrollLeft = place ? place.offsetLeft - first.offsetLeft : 0;
  }, [current]);
  return (
    <Place>
      <Line aria-label={title}>
        <p data-part="title">{title}</p>
        <ul ref={list}>
          {items.map((item) => (
            <li key={item.id}>
              <TextLink
                href={`${path}#${item.id}` as PlaceHref}
                aria-current={item.id === current ? 'location' : undefined}
                onKeyUp={showWhole}
              >
                {item.title}
              </TextLink>
            </li>
          ))}
        </ul>
      </Line>
      <FirstViewEnd />
    </Place>
  );
}
