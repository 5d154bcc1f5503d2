/**
 * Room server: renders documents, and what stands beside them. For the shell’s server build. What a release asks of it
 * is the contract’s (`render.ts`).
 */
import createCache from '@emotion/cache';
import type { getRemoteEntry, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import type { DocumentRequest, ShellServer } from '@3eu/platform/contract/render';
import { languageOf, SeoElements } from '@3eu/platform/page/seo';
import { PageNotesContext, type JsonLd } from '@3eu/platform/page/notes';
import { App } from '../start/app';
import { documentHtml } from './document-html';
import { siteFiles } from './site-files';
import { framePart, menusOf, pageMenus } from '../navigation/menus';
import { breadcrumbList } from './breadcrumb-list';
import { collectNotes } from './collect-notes';
import { createLoader } from '../federation/loader';
import { completeRegistry } from '../federation/registry-client';
import { remoteSources } from '../federation/federation';
import { createSite, SiteProvider, styleOptions, type Look, type Platform, type Shell, type Site } from '../site';
import type { Shown } from '../navigation/navigation';
import type { SitePage } from '../navigation/pages';
import { StaticSiteRouter } from '../navigation/site-router';

/** Renders until every part is there. @throws the first error of a part. */
async function renderWhole(app: ReactNode): Promise<string> {
  let failure: { cause: unknown } | undefined;
  const onError = (cause: unknown) => {
    failure ??= { cause };
  };
  // Without a chunk limit, no part is deferred to a script at the end.
  const { prelude } = await prerenderToNodeStream(app, { onError, progressiveChunkSize: Infinity });
  const chunks: Buffer[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  if (failure) throw failure.cause;
  return Buffer.concat(chunks).toString();
}

function criticalStyles(cache: ReturnType<typeof createCache>) {
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { css: rules.map(([, rule]) => rule).join(''), cssNames: rules.map(([name]) => name) };
}

/** What keeps a document from being one, in words for whoever releases: the place in this file would help nobody. */
class DocumentFault extends Error {
  override name = 'DocumentFault';
}

/** What is shown at a path. @throws where no package has a page there. */
function shownAt({ path, find }: Site) {
  const page = find(path);
  if (!page) throw new DocumentFault(`No package has a page at ${path}.`);
  return {
    location: { pathname: path, search: '', hash: '', state: null, key: 'default' },
    outcome: { kind: 'prerendered', page },
    instance: 0,
  } satisfies Shown;
}

/** @throws where the page that stands at an address is not the one that the release means. */
function assertModule(
  { source }: SitePage,
  { registry, sources }: Site,
  { remote, name }: NonNullable<DocumentRequest['module']>,
) {
  const owner = registry.remotes().find((each) => each.name === remote);
  if (owner === undefined || source.key !== sources.page(owner, name).key)
    throw new DocumentFault(`Its page is ${name} of ${remote}, and the shell finds another one there: ${source.key}.`);
}

/** The content of the document, with what the page says of itself and the styles that it takes. */
async function renderPage(site: Site, shown: Shown) {
  const { notes, collected } = collectNotes();
  const cache = createCache(styleOptions);
  cache.compat = true;
  const body = await renderWhole(
    <CacheProvider value={cache}>
      <PageNotesContext value={notes}>
        <SiteProvider value={site}>
          <StaticSiteRouter shown={shown}>
            <App />
          </StaticSiteRouter>
        </SiteProvider>
      </PageNotesContext>
    </CacheProvider>,
  );
  return { body, notes: collected, styles: criticalStyles(cache) };
}

/** As the runtime describes a container. */
type Container = Extract<Awaited<ReturnType<typeof getRemoteEntry>>, object>;

/** Structured data with each address of the site, a text that begins with one slash, as a whole one. */
const withWholeAddresses = (data: JsonLd): JsonLd =>
  JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? SITE.address + value : value,
  ) as JsonLd;

/** What a shell's server build exports. */
export function createServer(shell: Shell, look: Look): ShellServer {
  const createRenderer: ShellServer['createRenderer'] = (registry, requireContainer) => {
    const serverBuilds: ModuleFederationRuntimePlugin = {
      name: 'server-builds',
      loadEntry: ({ remoteInfo: { entryGlobalName } }) => requireContainer(entryGlobalName) as Container,
    };
    const allMenus = menusOf(registry);
    const loader = createLoader(() => 0);
    const platform: Omit<Platform, 'registry'> = {
      shell,
      loader,
      sources: remoteSources(shell.federation, [serverBuilds], false),
      report: (error) => {
        throw error;
      },
      hydrate: (source) => loader.load(source),
      onBrokenFrame() {},
      prerenderedPart: () => null,
    };

    return async ({ path, registry: pinned, module, ...given }) => {
      const menus = pageMenus(allMenus, path);
      const site = createSite({ path, menus }, { ...platform, registry: completeRegistry(pinned.remotes) });
      const shown = shownAt(site);
      if (module) assertModule(shown.outcome.page, site, module);
      const { page } = shown.outcome;
      // What comes while React renders would put its styles in the order in which it came, another one each time.
      await loader.load(page.source);
      await page.prepare?.({});
      const { body, notes, styles } = await renderPage(site, shown);
      const { seo, firstPicture, firstView, breadcrumb, blocks, ...facts } = notes;
      const unnamed = [...blocks].find((block) => !page.blocks?.includes(block));
      if (unnamed !== undefined)
        throw new DocumentFault(
          `${path} shows the block ${unnamed}. Add it to the blocks of its page in src/descriptor.ts.`,
        );
      if (!seo) throw new DocumentFault(`${path} has no metadata: its page has to render <Seo>.`);
      const { title, section, noindex = false, jsonLd } = seo;
      const structuredData = [jsonLd || [], breadcrumb ? breadcrumbList(breadcrumb, path) : []]
        .flat()
        .map(withWholeAddresses);
      const head = renderToStaticMarkup(<SeoElements {...seo} pathname={path} />);
      const html = documentHtml(look, {
        body,
        head,
        lang: languageOf(seo),
        firstPicture,
        firstView,
        structuredData,
        state: { path, ...pinned },
        menus,
        ...given,
        ...styles,
      });
      return { html, title, section, indexed: !noindex, ...facts };
    };
  };

  return {
    // Everything that stands on every page: the menus of header and footer.
    frame: (registry) => JSON.stringify(framePart(menusOf(registry))),
    files: siteFiles,
    createRenderer,
  };
}
