import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { DocumentPlan } from './documents';

/** What a release remembers of a document, so that nobody reads its HTML again. */
export type PageFacts = Pick<RenderedDocument, 'title' | 'section' | 'indexed' | 'links' | 'picture'> & {
  path: string;
  file: string;
  owner: string;
  /** What it was rendered from; see `planRelease`. */
  key: string;
  /** The versions that it names, as `package/version`. */
  pins: readonly string[];
};

/** What is remembered of a document that was rendered. */
export function pageFacts(plan: DocumentPlan & { key: string }, { title, section, indexed, links, picture }: RenderedDocument): PageFacts {
  return { path: plan.path, file: plan.file, owner: plan.owner, key: plan.key, title, section, indexed, links, picture, pins: plan.pins };
}

/** The documents of a site, by owner. */
export function pagesByOwner(pages: readonly PageFacts[]): Record<string, PageFacts[]> {
  const owners = [...new Set(pages.map(({ owner }) => owner))];
  return Object.fromEntries(owners.map((owner) => [owner, pages.filter((page) => page.owner === owner)]));
}
