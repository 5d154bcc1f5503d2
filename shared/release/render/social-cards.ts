import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { socialPicturePath } from '@3eu/shared/seo/address';
import { fault } from '../messages/fault';
import type { PageFacts } from '../plan/live-site';
import { publicFolder, type Tree } from '../store/store';
import { pictureFolder, pictureNames } from './assets';

/** Where a page's card stands. */
export function cardFile({ path }: Pick<PageFacts, 'path'>): string {
  return publicFolder + socialPicturePath(path);
}

/** What a page's card shows. A page without a picture has home's. */
function looks(pages: readonly PageFacts[]) {
  const home = pages.find(({ path }) => path === '/')?.picture ?? null;
  return new Map(
    pages.map(({ file, title, section, picture }) => [file, { title, section, picture: picture ?? home }]),
  );
}

/** The widest file of a picture, of files such as `quad-golden-hour.130742ba4b.1200.avif`. */
function widestFile(files: readonly string[], picture: string): string | undefined {
  const width = (file: string) => Number(file.split('.').at(-2));
  return files.filter((file) => file.startsWith(`${picture}.`)).sort((a, b) => width(b) - width(a))[0];
}

/** Reads pictures of the catalogue: those that come with a release, else those that the site has. */
async function pictureReader(tree: Tree, assets: string | undefined) {
  const names = await pictureNames(tree, assets);
  return async (picture: string, page: string): Promise<Buffer> => {
    const fresh = widestFile(names.fresh, picture);
    if (fresh !== undefined) return readFile(join(assets!, pictureFolder, fresh));
    const live = widestFile(names.live, picture);
    if (live !== undefined) return tree.read(`${publicFolder}/${pictureFolder}${live}`);
    throw fault('picture-missing', { page, picture });
  };
}

/**
 * The social cards of pages, each drawn from its page's title, section and first picture if one of these changed.
 * @param pages The site's pages once the release is live.
 * @param live The pages that were live before.
 * @param rendered Files of the documents that the release renders. For other pages, only home's picture can change.
 * @param assets Folder of pictures that are part of the release.
 */
export async function socialCards(
  pages: readonly PageFacts[],
  live: readonly PageFacts[],
  rendered: ReadonlySet<string>,
  tree: Tree,
  assets: string | undefined,
): Promise<[path: string, content: Buffer][]> {
  const [now, before] = [looks(pages), looks(live)];
  const changed = pages.filter(
    (page) =>
      page.indexed &&
      (rendered.has(page.file) || page.picture === null) &&
      !(tree.has(cardFile(page)) && isDeepStrictEqual(before.get(page.file), now.get(page.file))),
  );
  if (changed.length === 0) return [];
  // Loaded only when needed: the drawing code takes longer to load than most releases take.
  const { renderOgPicture } = await import('@3eu/shared/build/og');
  const read = await pictureReader(tree, assets);
  const cards: [string, Buffer][] = [];
  for (const page of changed) {
    const { title, section, picture: name } = now.get(page.file)!;
    if (!name) continue;
    const picture = await read(name, page.path);
    cards.push([cardFile(page), await renderOgPicture({ title, section, picture })]);
  }
  return cards;
}
