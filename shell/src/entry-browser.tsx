import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from '@3eu/shared/router';
import { isHosted } from '@3eu/shared/site';
import { readMenus } from './navigation/menus';
import { registerServiceWorker } from './offline/register';
import { createDirectory } from './remotes/directory';
import { readDocumentRegistry } from './remotes/document-registry';
import { addRemotes, startFederation } from './remotes/federation';
import { prefetchOnIntent } from './router/prefetch';
import { layoutId, pageRoutes, routeTable } from './router/route-table';
import { createSite } from './router/site';
import { reportCrash } from './telemetry/crash-channel';
import './remotes/provided-modules';

startFederation();
const directory = createDirectory(readDocumentRegistry(), addRemotes);
const site = createSite(directory);
const known = site.pages();

const router = createBrowserRouter(routeTable(site, readMenus(document)), {
  // Every page is prerendered, so no loader runs before hydration.
  hydrationData: { loaderData: Object.fromEntries([...known.map(({ path }) => [path, null]), ['not-found', null]]) },
  patchRoutesOnNavigation: async ({ patch }) => {
    const before = new Set(known.map(({ path }) => path));
    await directory.discover().catch(() => {});
    const found = site.pages().filter(({ path }) => !before.has(path));
    known.push(...found);
    patch(layoutId, pageRoutes(found));
  },
});

startTransition(() => {
  hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />, {
    onCaughtError: (error, { componentStack }) => reportCrash(error, componentStack),
  });
});
prefetchOnIntent(document, site);

// A tab stays with the versions that were live when it was opened: it looks them all up once the page is at rest.
addEventListener('load', () => setTimeout(() => void directory.discover().catch(() => {}), 200), { once: true });

if (isHosted(location.hostname)) {
  registerServiceWorker();
  void import('./telemetry/start').then(({ startTelemetry }) => startTelemetry()).catch(() => {});
}
