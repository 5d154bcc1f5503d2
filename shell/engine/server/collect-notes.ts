/** Room server: what a page says of itself while it renders. For server.tsx alone. */
import type { SeoProps } from '@3eu/platform/page';
import type { FirstPicture, PageNotes, Stop } from '@3eu/platform/page/notes';

type CollectedNotes = {
  seo?: SeoProps;
  picture: string | null;
  firstPicture?: FirstPicture;
  /** Id of the element that the first view ends with. */
  firstView?: string;
  breadcrumb?: readonly Stop[];
  /** Names of the blocks that it shows. */
  blocks: Set<string>;
};

/** Collects what a page reports about itself during rendering; `collected` is complete once the page is. */
export function collectNotes(): { notes: PageNotes; collected: CollectedNotes } {
  const collected: CollectedNotes = { picture: null, blocks: new Set() };
  const notes: PageNotes = {
    seo: (seo) => void Object.assign(collected, { seo }),
    picture: (picture, firstPicture) => {
      collected.picture ??= picture;
      if (firstPicture) collected.firstPicture ??= firstPicture;
    },
    firstView: (firstView) => void Object.assign(collected, { firstView }),
    breadcrumb: (breadcrumb) => void Object.assign(collected, { breadcrumb }),
    block: (name) => void collected.blocks.add(name),
  };
  return { notes, collected };
}
