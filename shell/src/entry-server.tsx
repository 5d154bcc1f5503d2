import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { documentRemote, type Registry } from '@3eu/shared/contract/release';
import { JsonLdCollector, type JsonLd } from '@3eu/shared/seo';
import type { RenderedPage } from './document/document-html';
import { menusOf } from './navigation/menus';
import { completeDirectory } from './remotes/directory';
import { fetchModulesWith } from './remotes/load-module';
import { routeTable } from './router/route-table';
import { createSite } from './router/site';
import './remotes/provided-modules';

export { documentHtml } from './document/document-html';

/** The element with which the shell's layout begins; what React renders before it belongs into the head. */
const layoutStart = '<div data-layout';

/** What React leaves in place of a part that threw or never came; a document must be whole. */
const unfinished = '<!--$!-->';

/** Why a part is missing: React keeps it to itself in a string, and tells it to a stream. */
function causeOf(app: ReactNode): Promise<unknown> {
  return new Promise((resolve) => {
    const stream = renderToPipeableStream(app, { onError: resolve, onAllReady: () => resolve(new Error('A part of the page did not come.')) });
    stream.pipe(new PassThrough().resume());
  });
}

function critical(cache: ReturnType<typeof createCache>) {
  const rules = Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { css: rules.map(([, rule]) => rule).join(''), cssNames: rules.map(([name]) => name) };
}

/**
 * Makes a function that renders the site's pages with the versions of a registry. It takes a page's address and the names
 * of the remotes that its document pins.
 * @param serverEntries Where each remote's server build is, by the remote's name: http URLs, for the federation
 *   runtime in Node loads nothing else.
 */
export function createRenderer(registry: Registry, serverEntries: Readonly<Record<string, string>>) {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => documentRemote(name, remote));
  registerRemotes(remotes.map(({ name, globalName }) => ({ name: globalName, entry: serverEntries[name]! })), { force: true });
  fetchModulesWith(({ globalName }, module) => loadRemote(`${globalName}/${module}`));
  const menus = menusOf(registry);
  const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();
  /** A handler that knows these remotes only, as the document will: routing costs the same however many others there are. */
  const handlerFor = (names: readonly string[]) => {
    const key = names.join();
    const handler = handlers.get(key) ?? createStaticHandler(routeTable(createSite(completeDirectory(remotes.filter(({ name }) => names.includes(name)))), menus));
    handlers.set(key, handler);
    return handler;
  };

  return async function render(url: string, names: readonly string[]): Promise<RenderedPage> {
    const handler = handlerFor(names);
    const context = await handler.query(new Request(url));
    if (context instanceof Response) throw new Error(`${url} answers with a redirect, which a document cannot.`);
    const failed = Object.values(context.errors ?? {})[0];
    if (failed) throw failed;
    const cache = createCache({ key: 'css' });
    cache.compat = true;
    const jsonLd: JsonLd[] = [];
    const app = (
      <CacheProvider value={cache}>
        <JsonLdCollector value={(data) => jsonLd.push(data)}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
        </JsonLdCollector>
      </CacheProvider>
    );
    const html = renderToString(app);
    if (html.includes(unfinished)) throw await causeOf(app);
    const start = html.indexOf(layoutStart);
    if (start < 0) throw new Error(`${url} was rendered without the layout.`);
    return { head: html.slice(0, start), body: html.slice(start), jsonLd, ...critical(cache) };
  };
}
