import type { RenderedDocument } from '@3eu/platform/contract/render';
import type { SeoProps } from '@3eu/platform/page';
import type { FirstPicture, PageNotes } from '@3eu/platform/page/notes';

type CollectedNotes = {
  seo: SeoProps | undefined;
  firstPicture: FirstPicture | undefined;
  /** Id of the element that the first view ends with. */
  firstView: string | undefined;
  /** Names of the blocks that it shows. */
  blocks: readonly string[];
} & Pick<RenderedDocument, 'picture'>;

/** Collects what a page reports about itself during rendering; `collected` is complete once the page is. */
export function collectNotes(): { notes: PageNotes; collected: () => CollectedNotes } {
  let seo: SeoProps | undefined;
  let picture: string | null = null;
  let firstPicture: FirstPicture | undefined;
  let firstView: string | undefined;
  const blocks = new Set<string>();
  return {
    notes: {
      seo: (props) => {
        seo = props;
      },
      picture: (id, first) => {
        picture ??= id;
        firstPicture ??= first;
      },
      firstView: (id) => {
        firstView = id;
      },
      block: (name) => void blocks.add(name),
    },
    collected: () => ({
      seo,
      firstPicture,
      firstView,
      picture,
      blocks: [...blocks],
    }),
  };
}
