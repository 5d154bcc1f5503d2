import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { createBrowserRouter, RouterProvider } from '@3eu/shared/router';
import { readDocumentRegistry } from './remotes/document-registry';
import { releasePlugin } from './remotes/runtime-plugin';
import { integrityLookup } from './remotes/integrity';
import { prefetchOnIntent } from './router/prefetch';
import { routeTable, sitePages } from './router/route-table';
import './remotes/provided-modules';

const registry = readDocumentRegistry();
registerPlugins([releasePlugin(integrityLookup(registry))]);
registerRemotes(registry.remotes.map(({ globalName, entry }) => ({ name: globalName, entry: entry.url, type: 'global' })));

const pages = sitePages(registry);
const routes = routeTable(registry, pages);
// Every page is prerendered, so no loader runs before hydration.
const loaderData = Object.fromEntries(pages.map(({ path }) => [path, null]));
const router = createBrowserRouter(routes, { hydrationData: { loaderData } });

startTransition(() => {
  hydrateRoot(document.getElementById('root')!, <RouterProvider router={router} />);
});
prefetchOnIntent(document, pages);
