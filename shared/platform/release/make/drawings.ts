/**
 * Room make: what a release draws: icons, from the mark that the shell's version carries, and the social cards of pages.
 * For make alone. A layout that is drawn otherwise has another number, in pictures.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { socialPicturePath } from '../../contract/canonical';
import { cardLayout } from '../../pictures/card-layout';
import { iconLayout, iconsOf } from '../../pictures/icons';
import { keyOf, type Cached } from '../cache';
import type { DocumentFacts } from '../site/site';
import type { ShellVersion } from '../site/version';
import { temporaryFolder } from '../temporary-folder';

/** A file that is drawn, unless the key of what it is drawn from says that it was drawn before. */
export type Drawing = { path: string; key: string; draw: () => Promise<Buffer> };

/** The icons of a site. */
export function icons({ descriptor: { site } }: ShellVersion, cached: Cached): Drawing[] {
  return iconsOf(site.mark).map(({ address, make }) => {
    const key = keyOf(iconLayout, address, site.mark);
    return { path: address.slice(1), key, draw: () => cached('icon', [key], async () => make()) };
  });
}

/** The widest file of each picture by its `pictureId`, of files such as `pictures/library-morning.130742ba4b.1200.avif`. */
function widestFiles(paths: Iterable<string>): Map<string, string> {
  const width = (path: string) => Number(path.split('.').at(-2));
  const widest = new Map<string, string>();
  for (const path of paths) {
    const name = /^pictures\/(.+)\.\d+\.\w+$/.exec(path)?.[1];
    const known = widest.get(name ?? '');
    if (name !== undefined && (known === undefined || width(path) > width(known))) widest.set(name, path);
  }
  return widest;
}

/** The picture of a page's social card: its own, or home's; null where there is none. */
function cardPicture({ indexed, picture }: DocumentFacts, documents: readonly DocumentFacts[]): string | null {
  return indexed ? (picture ?? documents.find(({ path }) => path === '/')?.picture ?? null) : null;
}

/** The font of cards as a file: what draws takes no other. */
function fontIn(font: Buffer): string {
  const file = join(temporaryFolder('card').path, 'card.ttf');
  writeFileSync(file, font);
  return file;
}

/** A file of a site that is drawn into another. */
export type Source = { id: string; read: () => Promise<Buffer> };

/**
 * The social cards of pages, from title, section and first picture. A page without a picture has home's; one whose
 * picture is not there has no card.
 * @param font Of their words; undefined where the shell has none.
 * @param pictures Public files of the site by their paths.
 */
export function cards(
  { descriptor: { site } }: ShellVersion,
  font: Source | undefined,
  documents: readonly DocumentFacts[],
  pictures: ReadonlyMap<string, Source>,
  cached: Cached,
): Drawing[] {
  const { name, mark, cards: look } = site;
  if (look === null || font === undefined) return [];
  const widest = widestFiles(pictures.keys());
  let fontFile: Promise<string> | undefined;
  return documents.flatMap((document) => {
    const { path, title, section } = document;
    const picture = cardPicture(document, documents);
    const file = picture === null ? undefined : widest.get(picture);
    if (file === undefined) return [];
    const { id, read } = pictures.get(file)!;
    const key = keyOf(cardLayout, name, mark, look, font.id, title, section, id);
    const draw = async () => {
      // Loaded only when needed: the drawing code takes longer to load than most releases take.
      const { renderCard } = await import('../../pictures/cards');
      fontFile ??= font.read().then(fontIn);
      return renderCard(
        { name, mark, cards: look, fontFile: await fontFile },
        { title, section, picture: await read() },
      );
    };
    return [{ path: socialPicturePath(path).slice(1), key, draw: () => cached('card', [key], draw) }];
  });
}
