import type { Findable, RenderedDocument } from '@3eu/shared/contract/render';
import type { SeoProps } from '@3eu/shared/seo';
import type { FirstPicture, PageNotes } from '@3eu/shared/page-notes';

export type CollectedNotes = {
  seo: SeoProps | undefined;
  firstPicture: FirstPicture | undefined;
  /** Id of the element that the first view ends with. */
  firstView: string | undefined;
  /** Names of the blocks that it shows. */
  blocks: readonly string[];
} & Pick<RenderedDocument, 'picture' | 'links' | 'headings' | 'findables'>;

/** Collects what a page reports about itself during rendering; `collected` is complete once the page is. */
export function collectNotes(): { notes: PageNotes; collected: () => CollectedNotes } {
  let seo: SeoProps | undefined;
  let picture: string | null = null;
  let firstPicture: FirstPicture | undefined;
  let firstView: string | undefined;
  const links = new Set<string>();
  const headings: string[] = [];
  const blocks = new Set<string>();
  const findables: Findable[] = [];
  return {
    notes: {
      seo: (props) => {
        seo = props;
      },
      link: (href) => void links.add(href),
      picture: (id, first) => {
        picture ??= id;
        firstPicture ??= first;
      },
      firstView: (id) => {
        firstView = id;
      },
      heading: (words) => void headings.push(words),
      block: (name) => void blocks.add(name),
      findable: (found) => void findables.push(found),
    },
    collected: () => ({
      seo,
      firstPicture,
      firstView,
      picture,
      links: [...links].filter((href) => href.startsWith('/')),
      // Blocks become ready in any order, which must not change a release.
      headings: [...headings].sort(),
      findables,
      blocks: [...blocks],
    }),
  };
}
