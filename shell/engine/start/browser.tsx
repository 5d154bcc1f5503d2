/** Room start: hydrates a document. For a shell’s entry alone. */
import { startTransition } from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydratedEvent } from '@3eu/platform/contract/elements';
import { App } from './app';
import { createHydration } from '../part/hydration';
import { copyParts } from '../part/part';
import { readDocumentMenus, readDocumentState } from '../federation/document-data';
import { remoteSources } from '../federation/federation';
import { createLoader, type Source } from '../federation/loader';
import { haveArrived } from '../federation/scripts';
import { createRegistryClient } from '../federation/registry-client';
import { firstView } from '../navigation/first-view';
import { createSiteNavigation, onArrival, type Shown } from '../navigation/navigation';
import { preparing } from '../navigation/pages';
import { SiteRouter } from '../navigation/site-router';
import { createSite, SiteProvider, styleOptions, type Look, type Shell } from '../site';
import { inMs, whenIdle, whenLoaded } from '../moments';
import { isLive, report as keep, reportUncaught } from '../telemetry/reporter';

/**
 * What happens when a page starts in a browser, in this order.
 * @param look Puts in the styles and fonts of the working tree, in development.
 */
export function start(shell: Shell, look?: () => Promise<{ look: Look }>): void {
  reportUncaught();

  // What the document brought, and what pages are loaded with.
  const documentState = readDocumentState();
  /** A released remote has a hash. */
  const isDevelopment =
    process.env.NODE_ENV === 'development' || documentState.remotes.some(({ entry }) => entry.integrity === '');
  /** In development an error goes to the window, where the bundler's overlay shows it with its place. */
  const report = isDevelopment ? (error: unknown) => reportError((error as Error).cause ?? error) : keep;
  const { path } = documentState;
  const loader = createLoader(() => performance.now());
  const registry = createRegistryClient(documentState, loader);
  const root = document.getElementById('root')!;
  const prerenderedPart = copyParts(root);
  const [loading] = performance.getEntriesByType('navigation');
  // A browser may keep its timings to itself, as a test's clock does.
  const loadedAt = new URL(loading?.name ?? location.href).pathname;
  /** Parts of the document's page that are hydrated when the visitor comes near. */
  const later: Source<unknown>[] = [];
  const site = createSite(
    { path, menus: readDocumentMenus() },
    {
      shell,
      registry,
      loader,
      // The list is for runtime plugins of teams.
      sources: remoteSources(shell.federation, [], true),
      report,
      hydrate: createHydration(loader, report, later),
      // A page's script has taken React's elements away, or threw what cannot be read: another page's document needs neither.
      onBrokenFrame: () => {
        if (location.pathname !== loadedAt) location.reload();
      },
      prerenderedPart,
    },
  );

  // What the document shows, and what a click does.
  const browser = { navigation: window.navigation as Navigation | undefined, location, loadedAt };
  const first = firstView(site, new URL(location.href), browser.navigation?.currentEntry);
  const navigation = createSiteNavigation(first, preparing(site), browser);

  // Structured data stands in documents alone, and describes the document's own page.
  onArrival(() => document.querySelectorAll('[type="application/ld+json"]').forEach((element) => element.remove()));

  const styles = createCache(styleOptions);

  // React takes the document over; pages and blocks wait for their scripts as long as it takes.
  const app = (shown: Shown, given = site) => (
    <CacheProvider value={styles}>
      <SiteProvider value={given}>
        <SiteRouter navigation={navigation} first={shown}>
          <App />
        </SiteRouter>
      </SiteProvider>
    </CacheProvider>
  );
  const tell: RootOptions['onCaughtError'] = (error, { componentStack }) => {
    report(error, componentStack);
    // As React does, whose own handlers this one replaces: whoever looks for the cause begins with the console.
    // eslint-disable-next-line no-console -- for developers alone
    console.error(error);
  };
  const options: RootOptions = {
    onCaughtError: tell,
    onUncaughtError: (error, info) => {
      tell(error, info);
      site.onBrokenFrame();
    },
  };

  async function hydrate() {
    const { outcome } = first;
    // A page whose scripts are there is evaluated before React asks for it, in tasks of its own: React would render the
    // frame, stop at the page, and begin anew. One that has to be tried again does not hold the frame.
    if (outcome.kind === 'prerendered' && haveArrived(documentState.scripts))
      await Promise.race([loader.load(outcome.page.source).catch(() => {}), inMs(1000)]);
    startTransition(() => void hydrateRoot(root, app(first), options));
  }

  // What is in development was not prerendered.
  if (isDevelopment)
    void import(/* webpackChunkName: "pages" */ './render-anew').then(({ renderAnew }) =>
      renderAnew(root, { first, site, app, look }),
    );
  else void hydrate();

  // Once it has loaded: what other pages need.
  const hydrated = new Promise((resolve) => document.addEventListener(hydratedEvent, resolve, { once: true }));

  async function prepareToGoOn() {
    // What other pages need comes once this one can be used, or never will be, and the browser has nothing else to do.
    const here = site.find(path);
    if (here)
      await loader.load(here.source).then(
        () => hydrated,
        () => {},
      );
    await whenIdle();
    // A tab keeps the versions that were live when it was opened: it looks them all up now.
    await registry.discover().catch(() => {});
    const { goOnAtRest } = await import('../navigation/at-rest');
    goOnAtRest(site, later);
  }
  whenLoaded(() => void prepareToGoOn().catch(() => {}));

  // What only some hosts have.
  if (isLive(location.hostname)) {
    // The bundler takes a script's element away once it has run, and with it the hash that it is kept offline by.
    const ran = new Map<string, string>();
    const note = ({ target }: Event) => target instanceof HTMLScriptElement && ran.set(target.src, target.integrity);
    document.addEventListener('load', note, true);
    void import('./live').then(({ startLive }) => startLive(ran)).catch(() => {});
  }
}
