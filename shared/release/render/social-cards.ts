import { renderOgPicture } from '@3eu/shared/build/og';
import { socialPicturePath } from '@3eu/shared/seo/address';
import type { PageFacts } from '../plan/pages';
import { publicFolder, type Tree } from '../store/store';

/** Where a page's card stands. */
export function cardFile({ path }: Pick<PageFacts, 'path'>): string {
  return publicFolder + socialPicturePath(path);
}

function look({ title, section, picture }: PageFacts): string {
  return JSON.stringify([title, section, picture]);
}

/**
 * The pictures that stand for pages on social cards: each drawn from its page's title, section and first picture, where
 * one of these changed.
 * @param pages The documents that were rendered.
 * @param live Those that were live before.
 * @param home What stands in for a page without a picture.
 */
export async function socialCards(
  pages: readonly PageFacts[],
  live: readonly PageFacts[],
  home: PageFacts | undefined,
  tree: Tree,
): Promise<[path: string, content: Buffer][]> {
  const before = new Map(live.map((page) => [page.file, look(page)]));
  const changed = pages.filter(
    (page) => page.indexed && !(before.get(page.file) === look(page) && tree.has(cardFile(page))),
  );
  const cards: [string, Buffer][] = [];
  for (const page of changed) {
    const master = page.picture ?? home?.picture;
    if (master)
      cards.push([cardFile(page), await renderOgPicture({ title: page.title, section: page.section, master })]);
  }
  return cards;
}
