import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { Path } from '@3eu/shared/router';
import { hydratedEvent } from '@3eu/shared/contract/elements';
import { isLoopback } from '@3eu/shared/contract/loopback';
import { isHosted } from '@3eu/shared/site';
import { App } from './app/app';
import { createHydration } from './app/hydration';
import { prerenderedMetadata } from './app/metadata';
import { copyBlocks } from './app/remote-block';
import { ServicesProvider, type Services } from './app/services';
import { applyOverrides, readOverrides } from './overrides/overrides';
import { listenForInspector } from './inspector/open';
import { giveUpScripts, openContainer, preloadShared } from './remotes/browser-container';
import { readDocumentMenus, readDocumentState } from './remotes/document-data';
import { createLoader } from './remotes/loader';
import { preloadScripts } from './remotes/preload-scripts';
import { retryPendingScripts } from './remotes/own-scripts';
import { afterTimeout } from './remotes/timeout';
import { createRegistryClient } from './remotes/registry-client';
import { remoteSources } from './remotes/remote-source';
import { firstView } from './router/first-view';
import { hasDocument, leaveFor } from './router/full-navigation';
import { moduleHere, outcomeAt, type Ending, type Outcome, type Dependencies } from './router/ladder';
import { createSiteHistory } from './router/history';
import { ownPages } from './app/own-pages';
import { shellSources } from './router/shell-source';
import { createSite } from './router/site';
import { createSiteNavigator } from './router/site-navigator';
import { SiteRouter } from './router/site-router';
import { whenLoaded } from './start/when-loaded';
import { report, reportUncaught } from './telemetry/reporter';

const documentState = readDocumentState();
const menus = readDocumentMenus();
const loader = createLoader(() => performance.now());
const registry = createRegistryClient(documentState, loader, applyOverrides);
const sources = remoteSources(loader, openContainer, {
  giveUp: giveUpScripts,
  preload: (entry, path, asked) => {
    const needs = registry.needsOf(entry, path);
    if (!needs) return;
    preloadScripts(needs.scripts, asked ? 'auto' : 'low');
    void preloadShared(needs.shared);
  },
});
const site = createSite(
  registry,
  sources,
  ownPages(registry, loader, sources, menus, shellSources(retryPendingScripts)),
  report,
);
const dependencies: Dependencies = { loader, after: afterTimeout, hasDocument, report };

const history = createSiteHistory();
const first = firstView(history, documentState.path, site);

function prepare(path: Path): Outcome | Promise<Ending> {
  const known = site.find(path.pathname);
  const module = known && moduleHere(known, loader);
  if (module && !known.prepare) return { kind: 'page', page: known, module };
  return outcomeAt(site, new URL(history.createHref(path), location.origin), { asked: true }, dependencies);
}

const navigator = createSiteNavigator(history, first, prepare, leaveFor);

const root = document.getElementById('root')!;
const blocks = copyBlocks(root);
const services: Services = {
  site,
  menus,
  loader,
  sources,
  hydrate: createHydration(loader, afterTimeout, report),
  metadata: prerenderedMetadata(document),
  prerenderedBlock: (name) => blocks.get(name),
};

const options: RootOptions = { onCaughtError: (error, { componentStack }) => report(error, componentStack) };

/** For a developer's remote: its errors also go to the window, where the bundler's overlay shows them with the file. */
const developerOptions: RootOptions = {
  onCaughtError: (error, { componentStack }) => {
    report(error, componentStack);
    reportError(error);
  },
};

function app(shown = first) {
  return (
    <ServicesProvider value={services}>
      <SiteRouter navigator={navigator} first={shown}>
        <App />
      </SiteRouter>
    </ServicesProvider>
  );
}

reportUncaught();
if (readOverrides().size === 0) {
  startTransition(() => {
    hydrateRoot(root, app(), options);
  });
} else {
  // What an override shows was not prerendered, so the page is rendered anew. A full navigation would load this same
  // document again, forever, so it is ruled out.
  const dependenciesHere: Dependencies = { ...dependencies, hasDocument: () => Promise.resolve(false) };
  void outcomeAt(site, new URL(location.href), {}, dependenciesHere).then((ending) => {
    if (ending.kind === 'document') return;
    root.replaceChildren();
    createRoot(root, developerOptions).render(app({ ...first, outcome: ending }));
  });
}
const hydrated = new Promise((resolve) => document.addEventListener(hydratedEvent, resolve, { once: true }));

async function prepareToGoOn() {
  // A tab keeps the versions that were live when it was opened: it looks them all up shortly after the page has loaded.
  await registry.discover().catch(() => {});
  // What other pages need comes once this one can be used, or never will be.
  const here = site.find(documentState.path)?.origin;
  if (here?.kind === 'module')
    await loader.load(here.source).then(
      () => hydrated,
      () => {},
    );
  const { prefetchLinks } = await import('./router/prefetch');
  prefetchLinks(site, loader);
}
whenLoaded(() => setTimeout(() => void prepareToGoOn().catch(() => {}), 200));

if (isLoopback(location.hostname)) listenForInspector(services);
if (isHosted(location.hostname)) {
  void import('./offline/register').then(({ registerServiceWorker }) => registerServiceWorker()).catch(() => {});
  void import('./telemetry/start').then(({ startTelemetry }) => startTelemetry()).catch(() => {});
}
