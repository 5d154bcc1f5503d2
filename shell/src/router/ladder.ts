import type { PageModule } from '@3eu/shared/contract';
import type { Loader, LoadOptions } from '../remotes/loader';
import { withTimeout, type After } from '../remotes/timeout';
import type { Site, SitePage } from './site';

/** What is shown at an address: its page, or the screen for a section that cannot be loaded in any way. */
export type Outcome =
  /** A page; without a module it is the prerendered one, which the document shows while it waits for the module. */
  { kind: 'page'; page: SitePage; module?: PageModule } | { kind: 'unavailable'; isOverridden: boolean };

/** How a navigation ends: with something to show, or with a full navigation to the address's document. */
export type Ending = Outcome | { kind: 'document'; url: string };

export type Dependencies = {
  loader: Loader;
  after: After;
  /** Whether an address answers with a document; a not-found document (404) is one too. */
  hasDocument: (url: string) => Promise<boolean>;
  report: (error: unknown) => void;
};

export function moduleHere({ origin }: SitePage, loader: Loader): PageModule | undefined {
  if (origin.kind === 'here') return origin.module;
  return origin.kind === 'module' ? loader.peek(origin.source) : undefined;
}

async function unavailable(url: string, isOverridden: boolean, { hasDocument }: Dependencies): Promise<Ending> {
  return !isOverridden && (await hasDocument(url)) ? { kind: 'document', url } : { kind: 'unavailable', isOverridden };
}

async function pageOutcome(
  page: SitePage,
  url: string,
  options: LoadOptions,
  dependencies: Dependencies,
): Promise<Ending> {
  const { loader, after, report, hasDocument } = dependencies;
  const { origin } = page;
  if (origin.kind === 'here') return { kind: 'page', page, module: origin.module };
  // A page built against another contract is no failure: its prerendered document is opened.
  if (origin.kind === 'document') return unavailable(url, false, dependencies);
  const prepared = page.prepare && withTimeout(page.prepare(options), page.path, after).catch(() => {});
  try {
    const module = await withTimeout(loader.load(origin.source, options), page.path, after);
    await prepared;
    return { kind: 'page', page, module };
  } catch (error) {
    report(error);
  }
  if (!origin.isOverridden && (await hasDocument(url))) return { kind: 'document', url };
  if (origin.previous) {
    try {
      return { kind: 'page', page, module: await withTimeout(loader.load(origin.previous, options), page.path, after) };
    } catch (error) {
      report(error);
    }
  }
  return { kind: 'unavailable', isOverridden: origin.isOverridden };
}

/**
 * What a client navigation to an address ends with, by the first of these dependencies that leads to its page: the page's module
 * (tried afresh once when it fails, see `loader.ts`); its prerendered document by full navigation, which needs no script
 * of the remote; the version that was live before; the screen for a section that is unavailable.
 */
export async function outcomeAt(
  site: Site,
  url: URL,
  options: LoadOptions,
  dependencies: Dependencies,
): Promise<Ending> {
  const known = site.find(url.pathname);
  if (known) return pageOutcome(known, url.href, options, dependencies);
  try {
    await withTimeout(site.registry.discover(options), 'The registry', dependencies.after);
  } catch (error) {
    dependencies.report(error);
    // Without the registry, the address may still be a page of some remote.
    return unavailable(url.href, false, dependencies);
  }
  return pageOutcome(site.find(url.pathname) ?? site.notFound, url.href, options, dependencies);
}
