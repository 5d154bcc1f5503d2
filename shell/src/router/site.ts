import type { PageModule } from '@3eu/shared/contract';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import type { Directory } from '../remotes/directory';
import { pageSource, remotePageSource, type PageSource } from '../remotes/page-source';
import { preloadBlocks } from '../remotes/remote-block';
import { loadForNavigation } from './remote-loader';

/** A page's address pattern, its code, and how a client navigation gets it ready. */
export type SitePage = { path: string; source: PageSource; prepare: (url: string) => Promise<null> };

/** The pages of the site, as far as its remotes are known. */
export type Site = { directory: Directory; pages: () => SitePage[] };

const fetchHome = (): Promise<PageModule> => import(/* webpackChunkName: "home" */ '../home/home-page').then((module) => ({ Component: module.HomePage }));

function homePage(directory: Directory): SitePage {
  const source = pageSource(fetchHome);
  const prepare = async () => {
    // Home is whole without its blocks: a registry or a remote that does not answer keeps nobody from it.
    const blocks = directory.discover().then(() => preloadBlocks(directory)).catch(() => {});
    await Promise.all([source.load(), blocks]);
    return null;
  };
  return { path: '/', source, prepare };
}

function pagesOf(remote: DocumentRemote): SitePage[] {
  return remote.paths.map((path) => {
    const source = remotePageSource(remote, path);
    return { path, source, prepare: (url) => loadForNavigation(remote, path, source, url) };
  });
}

/** The shell's own page and those of every remote that the directory knows, now and later. */
export function createSite(directory: Directory): Site {
  const home = homePage(directory);
  const byRemote = new Map<string, SitePage[]>();
  const pages = () => {
    for (const remote of directory.remotes()) if (!byRemote.has(remote.name)) byRemote.set(remote.name, pagesOf(remote));
    return [home, ...[...byRemote.values()].flat()];
  };
  return { directory, pages };
}
