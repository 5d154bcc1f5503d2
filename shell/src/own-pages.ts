import type { PageModule } from '@3eu/platform/contract';
import { descriptor } from './descriptor';
import { homeSources } from './home/sources';
import { everyPage } from '@3eu/engine/navigation/every-page';
import { hasEveryPage } from '@3eu/engine/navigation/menus-context';
import { NotFoundPage, OfflinePage } from './find/nothing-here';
import type { Site } from '@3eu/engine/site';
import { shellSource } from '@3eu/engine/federation/loader';
import { loadBlocks, pageHere, type SitePage } from '@3eu/engine/navigation/pages';

const [home, allPages, notFound, offline] = descriptor.pages;
const [styleguide] = descriptor.developmentPages;

/** A page of the shell that is a script of its own. */
function lazyPage(path: string, load: () => Promise<PageModule>, prepare?: SitePage['prepare']): SitePage {
  const origin = { kind: 'module', source: shellSource(path, load) } as const;
  return prepare ? { path, origin, prepare } : { path, origin };
}

function homePage(site: Site): SitePage {
  const load = () => import(/* webpackChunkName: "home" */ './home/home-page');
  const prepare: SitePage['prepare'] = (options) =>
    Promise.allSettled([
      ...Object.values(homeSources).map((source) => site.loader.load(source, options)),
      loadBlocks(home.blocks, site, options),
    ]);
  return { ...lazyPage(home.path, load, prepare), blocks: home.blocks };
}

/** The list of all pages stands in its own document only; on a client navigation it comes from the registry. */
function findPage({ loader, menus }: Site): SitePage {
  const load = () => import(/* webpackChunkName: "pages" */ './find/find-page');
  return lazyPage(allPages.path, load, (options) =>
    hasEveryPage(menus) ? Promise.resolve() : loader.load(everyPage, options),
  );
}

/** Pages that exist in development only; the bundler takes them out of a release. */
function developmentPages(): SitePage[] {
  if (process.env.NODE_ENV !== 'development') return [];
  return [lazyPage(styleguide, () => import('./styleguide/styleguide-page'))];
}

/** The pages of the shell. */
export const ownPages = (site: Site): SitePage[] => [
  homePage(site),
  findPage(site),
  ...developmentPages(),
  pageHere(offline.path, OfflinePage),
  pageHere(notFound.path, NotFoundPage),
];
