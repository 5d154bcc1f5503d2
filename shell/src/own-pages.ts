import type { PageModule } from '@3eu/platform/contract';
import { descriptor } from './descriptor';
import { homeSources } from './home/sources';
import { everyPage } from '@3eu/engine/navigation/every-page';
import { hasEveryPage } from '@3eu/engine/navigation/menus-context';
import type { Site } from '@3eu/engine/site';
import { shellSource } from '@3eu/engine/federation/loader';
import { loadBlocks, type SitePage } from '@3eu/engine/navigation/pages';

const [home, allPages, notFound, offline] = descriptor.pages;
const [styleguide] = descriptor.developmentPages;

/** A page of the shell that is a script of its own. */
function lazyPage(path: string, load: () => Promise<PageModule>, prepare?: SitePage['prepare']): SitePage {
  return { path, source: shellSource(path, load), ...(prepare && { prepare }) };
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

/** Pages of words: nothing of them waits for a script, and no other page loads theirs. */
const wordPages = (): SitePage[] => [
  lazyPage(offline.path, async () => {
    const { OfflinePage: Page } = await import(/* webpackChunkName: "offline" */ './find/nothing-here');
    return { Page };
  }),
  lazyPage(notFound.path, async () => {
    const { NotFoundPage: Page } = await import(/* webpackChunkName: "404" */ './find/nothing-here');
    return { Page };
  }),
];

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
  ...wordPages(),
];
