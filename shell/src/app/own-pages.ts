import type { PageModule } from '@3eu/shared/contract';
import { ownerOf } from './remote-block';
import { descriptor } from '../descriptor';
import type { Menus } from '../navigation/menus';
import { hasEveryPage } from '../navigation/menus-context';
import { findSources } from '../find/sources';
import { NotFoundPage, OfflinePage } from '../not-found/nothing-here';
import type { Loader, Source } from '../remotes/loader';
import type { RegistryClient } from '../remotes/registry-client';
import type { RemoteSources } from '../remotes/remote-source';
import type { ShellSource } from '../router/shell-source';
import { pageHere, type PageOrigin, type SitePage } from '../router/site';

const [home, allPages, notFound, offline] = descriptor.pages;
const [styleguide] = descriptor.developmentPages;

function ownScript(source: Source<PageModule>): PageOrigin {
  return { kind: 'module', source, previous: null, isOverridden: false };
}

function homePage(
  registry: RegistryClient,
  loader: Loader,
  sources: RemoteSources,
  shellSource: ShellSource,
): SitePage {
  const { path, blocks } = home;
  return {
    path,
    origin: ownScript(shellSource('home', () => import(/* webpackChunkName: "home" */ '../home/home-page'))),
    prepare: async (options) => {
      await registry.discover(options);
      // Separately: a block that cannot be loaded does not keep another one from appearing with the page.
      await Promise.allSettled(
        blocks.map((block) => {
          const remote = ownerOf(registry, block);
          return remote && loader.load(sources.block(remote, block), options);
        }),
      );
    },
  };
}

/** The list of all pages stands in its own document only; on a client navigation it comes from the registry. */
function findPage(loader: Loader, menus: Menus, shellSource: ShellSource): SitePage {
  const sources = findSources(shellSource);
  const source = shellSource('pages', () =>
    import(/* webpackChunkName: "pages" */ '../find/find-page').then(({ findPageWith }) => ({
      Page: findPageWith(sources),
    })),
  );
  return {
    path: allPages.path,
    origin: ownScript(source),
    prepare: (options) => (hasEveryPage(menus) ? Promise.resolve() : loader.load(sources.menus, options)),
  };
}

/** Pages that exist in development only; the bundler takes them out of a release. */
function developmentPages(shellSource: ShellSource): SitePage[] {
  if (process.env.NODE_ENV !== 'development') return [];
  const source = shellSource('styleguide', () => import('../styleguide/styleguide-page'));
  // Where its script fails, the development server is at fault, so the screen for overrides is shown.
  return [{ path: styleguide, origin: { kind: 'module', source, previous: null, isOverridden: true } }];
}

/** The shell's own pages; the last one is shown at every address that no page has. */
export function ownPages(
  registry: RegistryClient,
  loader: Loader,
  sources: RemoteSources,
  menus: Menus,
  shellSource: ShellSource,
): SitePage[] {
  return [
    homePage(registry, loader, sources, shellSource),
    findPage(loader, menus, shellSource),
    ...developmentPages(shellSource),
    pageHere(offline.path, OfflinePage),
    pageHere(notFound.path, NotFoundPage),
  ];
}
