import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { createBrowserRouter, RouterProvider } from '@3eu/shared/router';
import { isHosted } from '@3eu/shared/site';
import { registerServiceWorker } from './offline/register';
import { readDocumentRegistry } from './remotes/document-registry';
import { integrityLookup } from './remotes/integrity';
import { releasePlugin } from './remotes/runtime-plugin';
import { prefetchOnIntent } from './router/prefetch';
import { routeTable, sitePages } from './router/route-table';
import { reportCrash } from './telemetry/crash-channel';
import './remotes/provided-modules';

const registry = readDocumentRegistry();
registerPlugins([releasePlugin(integrityLookup(registry))]);
registerRemotes(registry.remotes.map(({ globalName, entry }) => ({ name: globalName, entry: entry.url, type: 'global' })));

const pages = sitePages(registry);
// Every page is prerendered, so no loader runs before hydration.
const loaderData = Object.fromEntries(pages.map(({ path }) => [path, null]));
const router = createBrowserRouter(routeTable(registry, pages), { hydrationData: { loaderData } });

startTransition(() => {
  hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />, {
    onCaughtError: (error, { componentStack }) => reportCrash(error, componentStack),
  });
});
prefetchOnIntent(document, pages);

if (isHosted(location.hostname)) {
  registerServiceWorker();
  void import('./telemetry/start').then(({ startTelemetry }) => startTelemetry()).catch(() => {});
}
