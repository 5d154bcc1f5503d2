import type { PageModule } from '@3eu/platform/contract';
import type { Loader, LoadOptions } from '../federation/loader';
import type { PageMap, SitePage } from './page-map';

/** What is shown at an address. */
export type Outcome =
  | { kind: 'page'; page: SitePage; module: PageModule }
  /** The page of the document, which shows it while it waits for its module. */
  | { kind: 'prerendered'; page: SitePage }
  /** The screen for a section that cannot be loaded in any way. */
  | { kind: 'unavailable' };

/** What a navigation comes to: something to show, or a full navigation to the address's document. */
export type Result = Outcome | { kind: 'document' };

/** Calls back after a while; returns a function that cancels it. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** What a navigation finds its page with. */
export type NavigationContext = {
  pages: PageMap;
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

async function withoutModule(url: string, { hasDocument }: NavigationContext): Promise<Result> {
  return { kind: (await hasDocument(url)) ? 'document' : 'unavailable' };
}

async function pageResult(page: SitePage, url: string, options: LoadOptions, context: NavigationContext) {
  const { loader, after, report } = context;
  const { origin, path } = page;
  if (origin.kind === 'here') return { kind: 'page', page, module: origin.module } as const;
  const prepared = page.prepare && withTimeout(page.prepare(options), path, after).catch(() => {});
  try {
    const module = await withTimeout(loader.load(origin.source, options), path, after);
    await prepared;
    return { kind: 'page', page, module } as const;
  } catch (error) {
    report(error);
    return withoutModule(url, context);
  }
}

/**
 * What a client navigation to an address comes to, by the first of these fallbacks that leads to its page: the page's
 * module (tried afresh once when it fails, see `loader.ts`); its prerendered document by full navigation, which needs no
 * script of the remote; the screen for a section that is unavailable.
 * @param known The page, where a remote that is known has it.
 */
export async function resultAt(
  url: URL,
  options: LoadOptions,
  context: NavigationContext,
  known = context.pages.find(url.pathname),
): Promise<Result> {
  const { pages, after, report } = context;
  if (known) return pageResult(known, url.href, options, context);
  try {
    await withTimeout(pages.registry.discover(options), 'The registry', after);
  } catch (error) {
    report(error);
    // Without the registry, the address may still be a page of some remote.
    return withoutModule(url.href, context);
  }
  const page = pages.find(url.pathname);
  // What is no page is the server's: a file, or its not-found document.
  return page ? pageResult(page, url.href, options, context) : { kind: 'document' };
}

/** What a page can be shown with at once, because nothing of it has to be loaded. */
function moduleHere({ origin, prepare }: SitePage, loader: Loader): PageModule | undefined {
  if (origin.kind === 'here') return origin.module;
  return prepare ? undefined : loader.peek(origin.source);
}

/** What a visitor who asks for an address gets; at once, if its page is here already. */
export function prepareAt(url: URL, context: NavigationContext): Outcome | Promise<Result> {
  const page = context.pages.find(url.pathname);
  const module = page && moduleHere(page, context.loader);
  return module ? { kind: 'page', page, module } : resultAt(url, { asked: true }, context, page);
}
