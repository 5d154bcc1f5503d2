import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from '@3eu/shared/router';
import { isHosted } from '@3eu/shared/site';
import { readMenus } from './navigation/menus';
import { offlineAttribute } from './offline/offline-page';
import { registerServiceWorker } from './offline/register';
import { applyOverrides, readOverrides } from './overrides/overrides';
import { loadFromContainer } from './remotes/container';
import { createDirectory } from './remotes/directory';
import { readDocumentRegistry } from './remotes/document-registry';
import { fetchModulesWith } from './remotes/load-module';
import { prefetchOnIntent } from './router/prefetch';
import { layoutId, pageRoutes, routeTable, shellLoaderIds } from './router/route-table';
import { createSite } from './router/site';
import { reportCrash } from './telemetry/crash-channel';
import './remotes/provided-modules';

fetchModulesWith(loadFromContainer);
const directory = createDirectory(readDocumentRegistry(), applyOverrides);
const site = createSite(directory);
const known = site.pages();

const isOverridden = readOverrides().size > 0;
// Every page is prerendered, so no loader runs before hydration. What an override shows was not: it is rendered anew.
const prerendered = { hydrationData: { loaderData: Object.fromEntries([...known.map(({ path }) => path), ...shellLoaderIds].map((id) => [id, null])) } };

const router = createBrowserRouter(routeTable(site, readMenus(document), document.querySelector(`[${offlineAttribute}]`) !== null), {
  ...(isOverridden ? {} : prerendered),
  patchRoutesOnNavigation: async ({ patch }) => {
    const before = new Set(known.map(({ path }) => path));
    await directory.discover().catch(() => {});
    const found = site.pages().filter(({ path }) => !before.has(path));
    known.push(...found);
    patch(layoutId, pageRoutes(found));
  },
});

const root = document.getElementById('root')!;
const app = <RouterProvider router={router} />;
const onCaughtError: RootOptions['onCaughtError'] = (error, { componentStack }) => reportCrash(error, componentStack);

if (isOverridden) {
  root.replaceChildren();
  createRoot(root, { onCaughtError }).render(app);
} else {
  startTransition(() => {
    hydrateRoot(root, app, { onCaughtError });
  });
}
prefetchOnIntent(document, site);

// A tab stays with the versions that were live when it was opened: it looks them all up once the page is at rest.
addEventListener('load', () => setTimeout(() => void directory.discover().catch(() => {}), 200), { once: true });

if (isHosted(location.hostname)) {
  registerServiceWorker();
  void import('./telemetry/start').then(({ startTelemetry }) => startTelemetry()).catch(() => {});
}
