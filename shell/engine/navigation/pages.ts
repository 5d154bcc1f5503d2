/**
 * Room navigation: which page stands at an address, and what going there comes to, by the first of these that leads to
 * it: the page's module (tried afresh once when it fails, see `loader.ts`); its prerendered document by full
 * navigation, which needs no script of the remote; the screen for a section that is unavailable. For this room, start
 * and server.
 */
import type { ComponentType } from 'react';
import { valueAddress, type PageModule } from '@3eu/platform/contract';
import type { DocumentRemote } from '@3eu/platform/contract/descriptor';
import { answers, winnerOf } from '@3eu/platform/contract/answers';
import { canonicalPath } from '@3eu/platform/contract/canonical';
import { matchPath, type Params } from '@3eu/platform/page';
import type { RemoteSources } from '../federation/federation';
import type { Loader, LoadOptions, Source } from '../federation/loader';
import { ownerOf, type RegistryClient } from '../federation/registry-client';

/** A page of the site: its path or pattern, and its component. */
export type SitePage = {
  path: string;
  source: Source<PageModule>;
  /** Names of the blocks that it shows. */
  blocks?: readonly string[];
  /** What the address has for the parameters of a pattern. */
  params?: Readonly<Params>;
  /** Loads what else the page shows, so that it appears together with the page, which also works without it. */
  prepare?: (options: LoadOptions) => Promise<unknown>;
};

export function pageHere(path: string, Page: ComponentType): SitePage {
  const value = { Page };
  return { path, source: { key: path, value, fetch: () => Promise.resolve(value) } };
}

/** What pages are found and loaded with. @property path The document's. */
export type Remotes = { path: string; registry: RegistryClient; sources: RemoteSources; loader: Loader };

/** The page at a path; undefined where no known remote has one. */
export type Find = (pathname: string) => SitePage | undefined;

/** Loads the blocks of a page. One that cannot be loaded keeps neither the page nor another one from appearing. */
export async function loadBlocks(
  blocks: readonly string[],
  { registry, sources, loader }: Omit<Remotes, 'path'>,
  options: LoadOptions,
): Promise<void> {
  if (blocks.some((block) => !ownerOf(registry, block))) await registry.discover(options).catch(() => {});
  const owned = blocks.flatMap((block) => {
    const remote = ownerOf(registry, block);
    return remote ? [loader.load(sources.block(remote, block), options)] : [];
  });
  await Promise.allSettled(owned);
}

/**
 * A document's policy stays as it was loaded. Only those of the remote itself allow its pages to talk to others; from any
 * other document the way to them is a full navigation, as to what is no page here.
 */
const mayConnect = ({ connects, pages }: DocumentRemote, documentPath: string) =>
  !connects || pages.some(({ path }) => answers(path, documentPath));

/** Every page that is known, by what it answers: its path or pattern, or the address of a value with a module of its own. */
function knownPages(own: readonly SitePage[], remotes: Remotes) {
  const { registry, sources, path: documentPath } = remotes;
  const connecting = registry.remotes().filter((remote) => mayConnect(remote, documentPath));
  const pagesOf = (remote: DocumentRemote) =>
    remote.pages.flatMap(({ path, module, values = {}, blocks }) => {
      const more = blocks && { blocks, prepare: (options: LoadOptions) => loadBlocks(blocks, remotes, options) };
      const pageOf = (name: string): SitePage => ({ path, source: sources.page(remote, name), ...more });
      return [
        { answers: path, page: pageOf(module) },
        ...Object.entries(values).map(([value, name]) => ({ answers: valueAddress(path, value), page: pageOf(name) })),
      ];
    });
  return [...own.map((page) => ({ answers: page.path, page })), ...connecting.flatMap(pagesOf)];
}

/**
 * Finds the shell's own pages and those of every remote that the registry knows, now and later.
 * @param own The shell's pages, with which the table begins.
 */
export function pageFinder(remotes: Remotes, own: () => readonly SitePage[]): Find {
  let known: readonly DocumentRemote[] | undefined;
  let pages: ReturnType<typeof knownPages> = [];
  return (pathname) => {
    if (known !== remotes.registry.remotes()) {
      known = remotes.registry.remotes();
      pages = knownPages(own(), remotes);
    }
    const path = canonicalPath(pathname);
    const page = winnerOf(pages, path)?.page;
    const params = page?.path.includes(':') && matchPath(page.path, path)?.params;
    return page && params ? { ...page, params } : page;
  };
}

/** What is shown at an address. */
export type Outcome =
  | { kind: 'page'; page: SitePage; module: PageModule }
  /** The page of the document, which shows it while it waits for its module. */
  | { kind: 'prerendered'; page: SitePage }
  /** The screen for a section that cannot be loaded in any way. */
  | { kind: 'unavailable' };

/** What a navigation comes to: something to show, or a full navigation to the address's document. */
export type Result = Outcome | { kind: 'document' };

/** What an address is prepared with. */
export type Preparing = Pick<Remotes, 'registry' | 'loader'> & { find: Find; report: (error: unknown) => void };

/** How long a visitor who has chosen a link waits for its page before another way is taken, in milliseconds. */
export const navigationTimeout = 3000;

/** The work, unless it is not waited for any longer; it continues all the same. */
function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    work.then(resolve, reject);
  });
}

/** Without its module, a page is its document, unless the host says that there is none. A not-found document is one too. */
async function withoutModule(url: string, signal: AbortSignal): Promise<Result> {
  try {
    const response = await fetch(url, { method: 'HEAD', cache: 'no-store', signal });
    const isPage = response.headers.get('content-type')?.includes('text/html');
    return { kind: isPage && (response.ok || response.status === 404) ? 'document' : 'unavailable' };
  } catch {
    return { kind: signal.aborted ? 'document' : 'unavailable' };
  }
}

/**
 * What a client navigation to an address comes to, after `navigationTimeout` at most.
 * @param superseded Aborted when another navigation has begun: then nothing more is asked for or reported.
 */
export async function resultAt(
  { href, pathname }: URL,
  options: LoadOptions,
  { find, registry, loader, report }: Preparing,
  superseded?: AbortSignal,
): Promise<Result> {
  const deadline = new AbortController();
  const { signal } = deadline;
  superseded?.addEventListener('abort', () => deadline.abort());
  let otherwise: Promise<Result> | undefined;
  // Asked for in good time: at the end it has to be known.
  const half = setTimeout(() => void (otherwise = withoutModule(href, signal)), navigationTimeout / 2);
  const late = new Error(`${pathname} gave no answer in ${navigationTimeout} ms.`);
  const end = setTimeout(() => deadline.abort(late), navigationTimeout);
  try {
    if (!find(pathname)) await until(signal, registry.discover(options));
    const page = find(pathname);
    // What is no page is the server's: a file, or its not-found document.
    if (!page) return { kind: 'document' };
    const prepared = page.prepare && until(signal, page.prepare(options)).catch(() => {});
    const module = await until(signal, loader.load(page.source, options));
    await prepared;
    return { kind: 'page', page, module };
  } catch (error) {
    if (superseded?.aborted) return { kind: 'document' };
    report(error);
    // Without the registry too, the address may still be a page of some remote.
    return await (otherwise ?? withoutModule(href, signal));
  } finally {
    clearTimeout(half);
    clearTimeout(end);
  }
}

/** @returns What a visitor who asks for an address gets; at once, if nothing of its page has to be loaded. */
export function preparing(site: Preparing): (url: URL, superseded: AbortSignal) => Outcome | Promise<Result> {
  return (url, superseded) => {
    const page = site.find(url.pathname);
    const module = page && !page.prepare && site.loader.peek(page.source);
    return page && module ? { kind: 'page', page, module } : resultAt(url, { asked: true }, site, superseded);
  };
}
