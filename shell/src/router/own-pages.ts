import { AllPagesPage } from '../all-pages/all-pages-page';
import { ownerOf } from '../app/remote-block';
import { descriptor } from '../descriptor';
import type { Menus } from '../navigation/menus';
import { NotFoundPage } from '../not-found/not-found-page';
import { OfflinePage } from '../offline/offline-page';
import type { Loader } from '../remotes/loader';
import type { RegistryClient } from '../remotes/registry-client';
import type { RemoteSources } from '../remotes/remote-source';
import type { ShellSource } from './shell-source';
import { pageHere, type SitePage } from './site';

function homePage(registry: RegistryClient, loader: Loader, sources: RemoteSources, shellSource: ShellSource): SitePage {
  const [{ path, blocks }] = descriptor.pages;
  const source = shellSource('home', () => import(/* webpackChunkName: "home" */ '../home/home-page').then((module) => ({ Page: module.HomePage })));
  return {
    path,
    origin: { kind: 'module', source, previous: null, isOverridden: false },
    beside: async (options) => {
      await registry.discover(options);
      const remotes = blocks.flatMap((block) => ownerOf(registry, block) ?? []);
      await Promise.all(remotes.flatMap((remote) => remote.blocks.map((name) => loader.load(sources.block(remote, name), options))));
    },
  };
}

/** The list of all pages stands in its own document only. */
function allPagesPage(path: string, menus: Menus): SitePage {
  return menus['every-page'] ? pageHere(path, AllPagesPage) : { path, origin: { kind: 'document' } };
}

/** Pages that exist in development only; the bundler takes them out of a release. */
const developmentPages = (shellSource: ShellSource): SitePage[] =>
  process.env.NODE_ENV === 'development'
    ? [{ path: '/styleguide', origin: { kind: 'module', source: shellSource('styleguide', () => import('../styleguide/styleguide-page').then((module) => ({ Page: module.StyleguidePage }))), previous: null, isOverridden: true } }]
    : [];

/** The shell's own pages; the last one stands at every address that nobody has. */
export function ownPages(registry: RegistryClient, loader: Loader, sources: RemoteSources, menus: Menus, shellSource: ShellSource): SitePage[] {
  return [homePage(registry, loader, sources, shellSource), allPagesPage('/pages', menus), ...developmentPages(shellSource), pageHere('/offline', OfflinePage), pageHere('/404', NotFoundPage)];
}
