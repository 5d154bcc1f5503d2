import type { Registry } from '@3eu/shared/contract/release';
import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { SearchEntry } from '@3eu/shared/contract/search';
import type { ReleaseRecord } from './records';
import type { Settings } from './settings';
import type { Site } from './versions';

/** What a release remembers of a document, so that nobody reads its HTML again. */
export type PageFacts = Pick<RenderedDocument, 'title' | 'section' | 'indexed' | 'links' | 'picture'> & {
  path: string;
  file: string;
  owner: string;
  /** Key of its inputs; see `planRelease`. */
  key: string;
  /** The versions that it names, as `package/version`. */
  pins: readonly string[];
  /** What can be linked to within it; missing where nothing was checked. */
  anchors?: readonly string[];
  /** What the search finds in it; missing in releases from before the search existed. */
  search?: readonly SearchEntry[];
};

/** When each version in a site that is no longer live was last live, by `package/version`. */
export type LastLive = Readonly<Record<string, { time: string; release: number }>>;

/** What is live, as plain data. */
export type LiveSite = Site & {
  /** Number of its release; 0 where nothing was released. */
  number: number;
  registry: Registry;
  pages: readonly PageFacts[];
  records: readonly ReleaseRecord[];
  ledger: LastLive;
  /** Versions whose files are in the site, as `package/version`. */
  present: readonly string[];
  /** The configuration that is in force. */
  settings: Settings;
};

/** The documents of a site, by owner. */
export function pagesByOwner(pages: readonly PageFacts[]): ReadonlyMap<string, readonly PageFacts[]> {
  const owners = new Map<string, PageFacts[]>();
  for (const page of pages) owners.set(page.owner, [...(owners.get(page.owner) ?? []), page]);
  return owners;
}
