import type { PageModule } from '@3eu/shared/contract';
import type { Loader, LoadOptions } from '../remotes/loader';
import { withTimeout, type After } from '../remotes/timeout';
import type { Site, SitePage } from './site';

/** What a navigation ends with: a page to show, or the screen for a section that cannot be had in any way. */
export type Outcome =
  /** A page; without its module it is the prerendered one, which the document shows and waits with. */
  { kind: 'page'; page: SitePage; module?: PageModule } | { kind: 'unavailable'; isOverridden: boolean };

/** What the ladder acts with. */
export type Ways = {
  loader: Loader;
  after: After;
  /** Whether an address answers with a document; a not-found document (404) is one too. */
  hasDocument: (url: string) => Promise<boolean>;
  /** Goes to an address by full navigation; what waits for it never ends in this document. */
  leave: (url: string) => Promise<never>;
  report: (error: unknown) => void;
};

/** The module of a page that is here already. */
export function moduleHere({ origin }: SitePage, loader: Loader): PageModule | undefined {
  if (origin.kind === 'here') return origin.module;
  return origin.kind === 'module' ? loader.peek(origin.source) : undefined;
}

/** Waits a while for what a page shows besides; it is shown without, where that is late. */
function withBeside(prepared: Promise<unknown> | undefined, { path }: SitePage, after: After): Promise<unknown> {
  return prepared ? withTimeout(prepared, path, after).catch(() => {}) : Promise.resolve();
}

async function unavailable(url: string, isOverridden: boolean, { hasDocument, leave }: Ways): Promise<Outcome> {
  if (!isOverridden && (await hasDocument(url))) return leave(url);
  return { kind: 'unavailable', isOverridden };
}

async function pageOutcome(page: SitePage, url: string, options: LoadOptions, ways: Ways): Promise<Outcome> {
  const { loader, after, report, hasDocument, leave } = ways;
  const { origin } = page;
  if (origin.kind === 'here') return { kind: 'page', page, module: origin.module };
  // What another contract has made is no failure: it comes as it was prerendered.
  if (origin.kind === 'document') return unavailable(url, false, ways);
  const beside = withBeside(page.beside?.(options), page, after);
  try {
    const module = await withTimeout(loader.load(origin.source, options), page.path, after);
    await beside;
    await withBeside(module.beside?.(), page, after);
    return { kind: 'page', page, module };
  } catch (error) {
    report(error);
  }
  if (!origin.isOverridden && (await hasDocument(url))) return leave(url);
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
 * What a client navigation to an address ends with, by the first of these ways that leads to its page: the page's module
 * (tried afresh once when it fails, see `loader.ts`); its prerendered document by full navigation, which needs no script
 * of the remote; the version that was live before; the screen for a section that is unavailable.
 */
export async function outcomeAt(site: Site, url: URL, options: LoadOptions, ways: Ways): Promise<Outcome> {
  const known = site.find(url.pathname);
  if (known) return pageOutcome(known, url.href, options, ways);
  try {
    await withTimeout(site.registry.discover(options), 'The registry', ways.after);
  } catch (error) {
    ways.report(error);
    // Without the registry it may still be somebody's page.
    return unavailable(url.href, false, ways);
  }
  return pageOutcome(site.find(url.pathname) ?? site.notFound, url.href, options, ways);
}
