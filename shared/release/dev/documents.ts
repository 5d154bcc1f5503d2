/** The documents of a site with remotes in development in it. */
import { isDeepStrictEqual } from 'node:util';
import { contractVersion, type RemoteDefinition } from '@3eu/shared/contract';
import { addressesOf, answers } from '@3eu/shared/contract/address';
import { registryElementId, scriptJson } from '@3eu/shared/contract/elements';
import { developmentPolicy } from '@3eu/shared/contract/policy';
import {
  documentRemote,
  type DocumentRegistry,
  type Registry,
  type RegistryRemote,
} from '@3eu/shared/contract/release';
import type { OpenRenderer } from '../render/renderer';
import type { ShellVersion } from '../core/versions';
import { overrideScriptPath } from './in-page';
import type { Source, SourceAnswer } from './source';

/** A remote in development: its current definition, and where its development build is. */
export type DevelopedRemote = { definition: RemoteDefinition; origin: string; globalName: string };

function entryOf({ definition, origin, globalName }: DevelopedRemote): RegistryRemote {
  const { pages, blocks = [], redirects = {}, connects } = definition;
  return {
    version: '000000000000',
    contract: contractVersion,
    globalName,
    base: `${origin}/`,
    entry: { url: `${origin}/remoteEntry.js`, integrity: '' },
    pages,
    blocks,
    redirects,
    ...(connects && { connects }),
    needs: {},
  };
}

/** The registry of the released site with the remotes in development as they are in the working tree. */
export function developedRegistry(registry: Registry, developed: readonly DevelopedRemote[]): Registry {
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      ...Object.fromEntries(developed.map((remote) => [remote.definition.name, entryOf(remote)])),
    },
  };
}

/** Whether a remote has a page at an address; values that its pattern does not list do not count. */
export function hasPage({ remotes }: Registry, path: string): boolean {
  return Object.values(remotes).some(({ pages }) => pages.some((page) => addressesOf(page).includes(path)));
}

/** Origins that the page at an address may request data from. */
function connectionsAt({ remotes }: Registry, path: string): readonly string[] {
  const owner = Object.values(remotes).find(({ pages }) => pages.some((page) => answers(page.path, path)));
  return owner?.connects ?? [];
}

/**
 * The remotes that the document of an address pins.
 * @param blocks Blocks that the shell's own page at this address shows.
 */
export function pinnedFor(registry: Registry, path: string, blocks: readonly string[]): DocumentRegistry {
  const names = Object.entries(registry.remotes)
    .filter(
      ([, remote]) =>
        remote.pages.some((page) => answers(page.path, path)) || remote.blocks.some((block) => blocks.includes(block)),
    )
    .map(([name]) => name);
  return {
    shellVersion: registry.shell?.version ?? '',
    remotes: names.map((name) => documentRemote(name, registry.remotes[name]!)),
  };
}

/**
 * Renders documents for development: the frame and menus from the working tree's descriptors, around a page that the
 * browser renders, because a remote in development has no server build.
 */
export function documentsFor(renderer: OpenRenderer, { descriptor }: ShellVersion, shellScript: string) {
  let opened: Registry | null = null;
  return async (registry: Registry, path: string): Promise<SourceAnswer> => {
    const own = descriptor.pages.find((page) => page.path === path);
    const at = own && !own.blocks?.length ? path : '/404';
    // Every request brings a new registry object, mostly with the same content as the last one.
    if (!isDeepStrictEqual(opened, registry)) await renderer.open(registry, []);
    opened = registry;
    const { document } = await renderer.render({
      path: at,
      registry: pinnedFor(registry, path, own?.blocks ?? []),
      entry: { url: shellScript, integrity: '' },
      preload: [],
      config: {},
      origins: { connections: connectionsAt(registry, path) },
      development: { answers: path, firstScript: overrideScriptPath },
    });
    const isKnown = own !== undefined || descriptor.developmentPages.includes(path) || hasPage(registry, path);
    return { status: isKnown ? 200 : 404, type: 'text/html; charset=utf-8', body: Buffer.from(document.html) };
  };
}

/** The element in which a document states the remotes that it was rendered with and, in development, its address. */
const stateElement = new RegExp(`(<script[^>]* id="${registryElementId}">)([^<]*)(</script>)`);

/** The remotes that a document was rendered with, as it says itself. */
function stateOf(html: string): DocumentRegistry | null {
  const text = stateElement.exec(html)?.[2];
  return text === undefined ? null : (JSON.parse(text) as DocumentRegistry);
}

const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/**
 * Turns a released document into one for development: it loads the overrides, and of the security policy, which allows
 * only released scripts, it keeps with whom pages may talk. It edits HTML from another machine; where the shell's sources are available, the shell
 * renders such a document itself.
 * @param state The document's new state: the address that it answers, and its remotes as they are in development.
 * @param connects Origins that its page may request data from, beside those of the released document.
 */
export function developmentDocument(
  html: string,
  state: DocumentRegistry & { path: string },
  connects: readonly string[] = [],
): string {
  // Do not prefetch scripts: the release's scripts may not be the ones in development.
  const own = { ...state, scripts: [] };
  return html
    .replace(policyElement, (element, content: string) => {
      const known = /connect-src ([^;]*)/.exec(content)?.[1]?.split(' ') ?? [];
      return element.replace(content, () => developmentPolicy([...known, ...connects]));
    })
    .replace(stateElement, (_all, start: string, _state, end: string) => start + scriptJson(own) + end)
    .replace('<head>', `<head><script src="${overrideScriptPath}"></script>`);
}

/**
 * Documents for development where the shell's sources are not available: those of the released site, around a page that
 * the browser renders again. A page that is not released yet uses the site's not-found document.
 */
export function releasedDocuments(source: Source) {
  return async (registry: Registry, path: string): Promise<SourceAnswer> => {
    const answer = await source.answer(path);
    const html = answer.body.toString();
    const rendered = answer.type.startsWith('text/html') ? stateOf(html) : null;
    if (!rendered) return answer;
    const isNew = answer.status !== 200 && hasPage(registry, path);
    const state = isNew
      ? pinnedFor(registry, path, [])
      : {
          ...rendered,
          remotes: rendered.remotes.map((pinned) => {
            const now = registry.remotes[pinned.name];
            return now ? documentRemote(pinned.name, now) : pinned;
          }),
        };
    const body = Buffer.from(developmentDocument(html, { ...state, path }, connectionsAt(registry, path)));
    return { ...answer, status: isNew ? 200 : answer.status, body };
  };
}
