import type { RouteObject } from '@3eu/shared/router';
import { AllPagesPage } from '../all-pages/all-pages-page';
import { LayoutCrash } from '../error-screen/layout-crash';
import { PageCrash } from '../error-screen/page-crash';
import { Layout } from '../layout/layout';
import { allPagesPath, hasAllPages, type Menus } from '../navigation/menus';
import { NotFoundPage } from '../not-found/not-found-page';
import { OfflinePage } from '../offline/offline-page';
import { PageOutlet } from '../remotes/page-outlet';
import { leaveForDocument, loadUnknownPath } from './remote-loader';
import type { Site, SitePage } from './site';

/** Id of the route that frames all others. */
export const layoutId = 'layout';

/** Routes of pages. Ids are the paths, so that a document can say which loaders have run. */
export function pageRoutes(pages: readonly SitePage[]): RouteObject[] {
  return pages.map(({ path, source, prepare }) => ({
    id: path,
    path,
    element: <PageOutlet source={source} />,
    errorElement: <PageCrash />,
    loader: ({ request }) => prepare(request.url),
  }));
}

/** Pages that exist in development only; the bundler takes them out of a release. */
const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? [{ id: 'styleguide', path: '/styleguide', lazy: async () => ({ Component: (await import('../styleguide/styleguide-page')).StyleguidePage }) }]
    : [];

/** Ids of the shell's routes that have a loader; their documents hydrate without running it. */
export const shellLoaderIds = ['not-found', 'all-pages'];

/** The page of all pages, where the site has one. Its list stands in its document only. */
function allPagesRoutes(menus: Menus): RouteObject[] {
  if (!hasAllPages(menus)) return [];
  return [{ id: 'all-pages', path: allPagesPath, element: <AllPagesPage />, loader: ({ request }) => (menus['every-page'] ? null : leaveForDocument(request.url)) }];
}

/**
 * The route table, with the pages that are known so far.
 * @param isOfflineDocument The document is the offline page, which stands at whatever address was asked for.
 */
export function routeTable(site: Site, menus: Menus, isOfflineDocument = false): RouteObject[] {
  return [
    {
      id: layoutId,
      element: <Layout directory={site.directory} menus={menus} />,
      errorElement: <LayoutCrash />,
      children: [
        ...pageRoutes(site.pages()),
        ...allPagesRoutes(menus),
        ...developmentRoutes,
        { id: 'offline', path: '/offline', element: <OfflinePage /> },
        { id: 'not-found', path: '*', element: isOfflineDocument ? <OfflinePage /> : <NotFoundPage />, errorElement: <PageCrash />, loader: ({ request }) => loadUnknownPath(site.directory, request.url) },
      ],
    },
  ];
}
