import type { PageModule } from '@3eu/shared/contract';
import type { Path } from '@3eu/shared/router';
import type { Loader, LoadOptions } from '../remotes/loader';
import type { Site, SitePage } from './site';

/** What is shown at an address: its page, or the screen for a section that cannot be loaded in any way. */
export type Outcome =
  /** A page; without a module it is the prerendered one, which the document shows while it waits for the module. */
  { kind: 'page'; page: SitePage; module?: PageModule } | { kind: 'unavailable'; isOverridden: boolean };

/** How a navigation ends: with something to show, or with a full navigation to the address's document. */
export type Ending = Outcome | { kind: 'document'; url: string };

/** Calls back after a while; returns a function that cancels it. */
export type After = (milliseconds: number, callback: () => void) => () => void;

export type Rungs = {
  site: Site;
  loader: Loader;
  after: After;
  /** Whether an address answers with a document; a not-found document (404) is one too. */
  hasDocument: (url: string) => Promise<boolean>;
  report: (error: unknown) => void;
};

/** How long a visitor who has chosen a link waits for its page before another way is taken, in milliseconds. */
const navigationTimeout = 3000;

export const afterTimeout: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Stops waiting after `navigationTimeout`; the work itself continues. */
function withTimeout<T>(work: Promise<T>, subject: string, after: After): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const callOff = after(navigationTimeout, () =>
      reject(new Error(`${subject} gave no answer in ${navigationTimeout} ms.`)),
    );
    work.then(resolve, reject).finally(callOff);
  });
}

/** Whether an address answers with a document within `navigationTimeout`; a not-found document (404) is one too. */
export async function hasDocument(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(navigationTimeout),
    });
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    return isPage && (response.ok || response.status === 404);
  } catch {
    return false;
  }
}

/** Goes to an address by full navigation. */
export function leaveFor(url: string): void {
  const isHere = new URL(url).href.split('#')[0] === location.href.split('#')[0];
  if (isHere) location.reload();
  else location.assign(url);
}

async function withoutModule(url: string, isOverridden: boolean, { hasDocument }: Rungs): Promise<Ending> {
  return !isOverridden && (await hasDocument(url)) ? { kind: 'document', url } : { kind: 'unavailable', isOverridden };
}

async function pageOutcome(page: SitePage, url: string, options: LoadOptions, rungs: Rungs): Promise<Ending> {
  const { loader, after, report } = rungs;
  const { origin, path } = page;
  if (origin.kind === 'here') return { kind: 'page', page, module: origin.module };
  // A page built against another contract is no failure: its prerendered document is opened.
  if (origin.kind === 'document') return withoutModule(url, false, rungs);
  const prepared = page.prepare && withTimeout(page.prepare(options), path, after).catch(() => {});
  try {
    const module = await withTimeout(loader.load(origin.source, options), path, after);
    await prepared;
    return { kind: 'page', page, module };
  } catch (error) {
    report(error);
    return withoutModule(url, origin.isOverridden, rungs);
  }
}

/**
 * What a client navigation to an address ends with, by the first of these rungs that leads to its page: the page's
 * module (tried afresh once when it fails, see `loader.ts`); its prerendered document by full navigation, which needs no
 * script of the remote; the screen for a section that is unavailable.
 */
export async function outcomeAt(url: URL, options: LoadOptions, rungs: Rungs): Promise<Ending> {
  const { site, after, report } = rungs;
  const known = site.find(url.pathname);
  if (known) return pageOutcome(known, url.href, options, rungs);
  try {
    await withTimeout(site.registry.discover(options), 'The registry', after);
  } catch (error) {
    report(error);
    // Without the registry, the address may still be a page of some remote.
    return withoutModule(url.href, false, rungs);
  }
  return pageOutcome(site.find(url.pathname) ?? site.notFound, url.href, options, rungs);
}

/** What a page can be shown with at once, because nothing of it has to be loaded. */
function moduleHere({ origin, prepare }: SitePage, loader: Loader): PageModule | undefined {
  if (origin.kind === 'here') return origin.module;
  return origin.kind === 'module' && !prepare ? loader.peek(origin.source) : undefined;
}

/** What a visitor who asks for an address gets; at once, if its page is here already. */
export function prepareAt({ pathname, search, hash }: Path, rungs: Rungs): Outcome | Promise<Ending> {
  const page = rungs.site.find(pathname);
  const module = page && moduleHere(page, rungs.loader);
  if (module) return { kind: 'page', page, module };
  return outcomeAt(new URL(pathname + search + hash, location.origin), { asked: true }, rungs);
}
