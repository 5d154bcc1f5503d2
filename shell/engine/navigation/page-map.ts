import type { ComponentType } from 'react';
import { valueAddress, type PageModule } from '@3eu/platform/contract';
import type { DocumentRemote } from '@3eu/platform/contract/descriptor';
import { matchPath, type Params } from '@3eu/platform/page';
import type { Loader, LoadOptions, Source } from '../federation/loader';
import { ownerOf, type RegistryClient } from '../federation/registry-client';
import type { RemoteSources } from '../federation/federation';

type PageOrigin =
  /** It stands in the shell's entry. */
  | { kind: 'here'; module: PageModule }
  /** It is loaded: from a remote, or from a script of the shell's own. */
  | { kind: 'module'; source: Source<PageModule> };

/** A page of the site: its path or pattern, and its component. */
export type SitePage = {
  path: string;
  origin: PageOrigin;
  /** Names of the blocks that it shows. */
  blocks?: readonly string[];
  /** What the address has for the parameters of a pattern. */
  params?: Readonly<Params>;
  /** Loads what else the page shows, so that it appears together with the page, which also works without it. */
  prepare?: (options: LoadOptions) => Promise<unknown>;
};

/** Which page is at which address, as far as the site's remotes are known. */
export type PageMap = {
  registry: RegistryClient;
  /** The page at a path; undefined where no known remote has one. */
  find: (pathname: string) => SitePage | undefined;
};

export function pageHere(path: string, Page: ComponentType): SitePage {
  return { path, origin: { kind: 'here', module: { Page } } };
}

/** What pages are loaded with. */
export type PageParts = {
  registry: RegistryClient;
  sources: RemoteSources;
  loader: Loader;
  /** Path that the document was rendered for. */
  documentPath: string;
};

/** Loads the blocks of a page. One that cannot be loaded keeps neither the page nor another one from appearing. */
export async function loadBlocks(
  blocks: readonly string[],
  { registry, sources, loader }: PageParts,
  options: LoadOptions,
): Promise<void> {
  if (blocks.some((block) => !ownerOf(registry, block))) await registry.discover(options).catch(() => {});
  const owned = blocks.flatMap((block) => {
    const remote = ownerOf(registry, block);
    return remote ? [loader.load(sources.block(remote, block), options)] : [];
  });
  await Promise.allSettled(owned);
}

/** Two patterns are the same address whatever they call their parameters. */
function addressOf(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

/** Which of two patterns is literal earlier. */
function moreLiteral(one: SitePage, other: SitePage): SitePage {
  const rank = ({ path }: SitePage) => path.replace(/:[^/]+/g, '\uffff');
  return rank(other) < rank(one) ? other : one;
}

/** The parameters that a path has in a pattern; null where it is none of the pattern's. */
function paramsIn(pattern: string, path: string): Params | null {
  return matchPath({ path: pattern, caseSensitive: true }, path)?.params ?? null;
}

/**
 * The shell's own pages and those of every remote that the registry knows, now and later. Where two claim one path, the
 * first owner keeps it.
 * @param own The shell's pages.
 * @param report Told of a path that is claimed twice.
 */
export function createPageMap(parts: PageParts, own: readonly SitePage[], report: (error: Error) => void): PageMap {
  const { registry, sources, documentPath } = parts;
  const pages = new Map(own.map((page) => [addressOf(page.path), page]));
  const added = new Set<string>();

  /**
   * A document's policy stays as it was loaded. Only those of the remote itself allow its pages to talk to others; from
   * any other document the way to them is a full navigation, as to what is no page here.
   */
  const mayConnect = ({ connects, pages: own }: DocumentRemote) =>
    !connects || own.some(({ path }) => paramsIn(path, documentPath));

  function add(remote: DocumentRemote) {
    if (!mayConnect(remote)) return;
    for (const { path, module, values = {}, blocks } of remote.pages) {
      const pageOf = (name: string): SitePage => ({
        path,
        origin: { kind: 'module', source: sources.page(remote, name) },
        ...(blocks && { blocks, prepare: (options) => loadBlocks(blocks, parts, options) }),
      });
      const address = addressOf(path);
      if (pages.has(address)) {
        report(new Error(`${path} is claimed by ${remote.name} too; its first owner keeps it.`));
        continue;
      }
      pages.set(address, pageOf(module));
      // A value with a module of its own: a page beside its pattern's, with the pattern's parameters.
      for (const [value, own] of Object.entries(values)) {
        const at = valueAddress(path, value);
        if (!pages.has(at)) pages.set(at, pageOf(own));
      }
    }
  }

  return {
    registry,
    find: (pathname) => {
      for (const remote of registry.remotes()) {
        if (added.has(remote.name)) continue;
        added.add(remote.name);
        add(remote);
      }
      const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
      const patterns = () =>
        [...pages]
          .filter(([address]) => address.includes(':'))
          .map(([, page]) => page)
          .filter((page) => paramsIn(page.path, path));
      const page =
        pages.get(path) ??
        patterns().reduce<SitePage | undefined>((best, each) => (best ? moreLiteral(best, each) : each), undefined);
      const params = page?.path.includes(':') && paramsIn(page.path, path);
      return page && params ? { ...page, params } : page;
    },
  };
}
