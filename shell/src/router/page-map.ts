import type { ComponentType } from 'react';
import { valueAddress, type PageModule } from '@3eu/shared/contract';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import { matchPath, type Params } from '@3eu/shared/router';
import type { LoadOptions, Source } from '../remotes/loader';
import { isMounted, type RegistryClient } from '../remotes/registry-client';
import type { RemoteSources } from '../remotes/sources';

export type PageOrigin =
  /** It stands in the shell's entry. */
  | { kind: 'here'; module: PageModule }
  /** It is loaded: from a remote, or from a script of the shell's own. */
  | { kind: 'module'; source: Source<PageModule>; isOverridden: boolean }
  /** This shell cannot mount it: its document is opened by full navigation. */
  | { kind: 'document' };

/** A page of the site: its path or pattern, and its component. */
export type SitePage = {
  path: string;
  origin: PageOrigin;
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

function originOf(remote: DocumentRemote, path: string, sources: RemoteSources, value?: string): PageOrigin {
  if (!isMounted(remote)) return { kind: 'document' };
  return {
    kind: 'module',
    source: sources.page(remote, path, value),
    isOverridden: remote.entry.integrity === '',
  };
}

/** Two patterns are the same address whatever they call their parameter. */
function addressOf(path: string): string {
  return path.replace(/:[^/]+/g, ':');
}

/**
 * The shell's own pages and those of every remote that the registry knows, now and later. Where two claim one path, the
 * first owner keeps it.
 * @param own The shell's pages.
 * @param report Told of a path that is claimed twice.
 */
export function createPageMap(
  registry: RegistryClient,
  sources: RemoteSources,
  own: readonly SitePage[],
  report: (error: Error) => void,
): PageMap {
  const pages = new Map(own.map((page) => [addressOf(page.path), page]));
  const added = new Set<string>();

  /** A value with a module of its own: a page beside its pattern's, and with the pattern's parameters. */
  function addValue(remote: DocumentRemote, path: string, value: string) {
    const address = valueAddress(path, value);
    if (!pages.has(address)) pages.set(address, { path, origin: originOf(remote, path, sources, value) });
  }

  function add(remote: DocumentRemote) {
    for (const path of remote.paths) {
      const address = addressOf(path);
      if (pages.has(address)) {
        report(new Error(`${path} is claimed by ${remote.name} too; its first owner keeps it.`));
        continue;
      }
      pages.set(address, { path, origin: originOf(remote, path, sources) });
      for (const value of remote.values?.[path] ?? []) addValue(remote, path, value);
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
      const exact = pages.get(path);
      for (const page of exact ? [exact] : pages.values()) {
        const match = page.path.includes(':') && matchPath({ path: page.path, caseSensitive: true }, path);
        if (match) return { ...page, params: match.params };
      }
      return exact;
    },
  };
}
