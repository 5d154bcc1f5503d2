import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { SearchEntry } from '@3eu/shared/contract/search';

/** What a release remembers of a document, so that nobody reads its HTML again. */
export type PageFacts = Pick<RenderedDocument, 'title' | 'section' | 'indexed' | 'links' | 'picture'> & {
  path: string;
  file: string;
  owner: string;
  /** Key of its inputs; see `planRelease`. */
  key: string;
  /** The versions that it names, as `package/version`. */
  pins: readonly string[];
  /** What the search finds in it; missing in releases from before the search existed. */
  search?: readonly SearchEntry[];
};

/** The documents of a site, by owner. */
export function pagesByOwner(pages: readonly PageFacts[]): ReadonlyMap<string, readonly PageFacts[]> {
  const owners = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const own = owners.get(page.owner);
    if (own) own.push(page);
    else owners.set(page.owner, [page]);
  }
  return owners;
}
