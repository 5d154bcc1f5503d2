import type { PageModule } from '@3eu/shared/contract';
import type { DocumentRegistry } from '@3eu/shared/contract/release';
import type { RouteObject } from '@3eu/shared/router';
import { PageOutlet } from '../remotes/page-outlet';
import { pageSource, remotePageSource, type PageSource } from '../remotes/page-source';
import { Layout } from '../layout/layout';
import { NotFoundPage } from '../not-found/not-found-page';
import { OfflinePage } from '../offline/offline-page';
import { LayoutCrash } from '../error-screen/layout-crash';
import { PageCrash } from '../error-screen/page-crash';
import { loadForNavigation } from './remote-loader';

/** A page's address pattern, its code, and how a client navigation gets it ready. */
export type SitePage = { path: string; source: PageSource; prepare: (url: string) => Promise<null> };

const home: () => Promise<PageModule> = () => import('../home/home-page').then((module) => ({ Component: module.HomePage }));

function shellPage(path: string, fetchPage: () => Promise<PageModule>): SitePage {
  const source = pageSource(fetchPage);
  return { path, source, prepare: () => source.load().then(() => null) };
}

/** Every page of the site: the shell's own, and those that the remotes' descriptors name. */
export function sitePages(registry: DocumentRegistry): SitePage[] {
  const remotePages = registry.remotes.flatMap((remote) =>
    remote.pages.map(({ path }): SitePage => {
      const source = remotePageSource(remote, path);
      return { path, source, prepare: (url) => loadForNavigation(remote, path, source, url) };
    }),
  );
  return [shellPage('/', home), ...remotePages];
}

/** The route table. Ids are the paths, so that a document can say which loaders have run. */
export function routeTable(registry: DocumentRegistry, pages: readonly SitePage[]): RouteObject[] {
  return [
    {
      id: 'layout',
      element: <Layout registry={registry} />,
      errorElement: <LayoutCrash />,
      children: [
        ...pages.map(
          ({ path, source, prepare }): RouteObject => ({
            id: path,
            path,
            element: <PageOutlet source={source} />,
            errorElement: <PageCrash />,
            loader: ({ request }) => prepare(request.url),
          }),
        ),
        { id: 'offline', path: '/offline', element: <OfflinePage /> },
        { id: 'not-found', path: '*', element: <NotFoundPage />, errorElement: <PageCrash /> },
      ],
    },
  ];
}
