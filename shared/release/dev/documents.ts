import { registryElementId } from '@3eu/shared/contract/elements';
import { documentRemote, type DocumentRegistry, type Registry } from '@3eu/shared/contract/release';
import type { ShellVersion } from '../plan/versions';
import type { OpenRenderer } from '../render/renderer';
import { overrideScriptPath } from './overrides';
import { hasPage, pinnedFor } from './registry';
import type { Source, SourceAnswer } from './source';

/** The element in which a document says where it is and which remotes it was rendered with. */
const stateElement = new RegExp(`(<script[^>]* id="${registryElementId}">)([^<]*)(</script>)`);

/**
 * Turns a document for visitors into one for development: it turns the overrides on, and has no policy, which only
 * released scripts satisfy.
 * @param state What it says of itself: the address that it answers, and the remotes of that page as they are developed.
 */
export function developmentDocument(html: string, state: DocumentRegistry & { path: string }): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(stateElement, (_all, start: string, _state, end: string) => start + inScript(state) + end)
    .replace('<head>', `<head><script src="${overrideScriptPath}"></script>`);
}

/** JSON that stands in a script element. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The remotes that a document was rendered with, as it says itself. */
function stateOf(html: string): DocumentRegistry | null {
  const text = stateElement.exec(html)?.[2];
  return text === undefined ? null : (JSON.parse(text) as DocumentRegistry);
}

const htmlType = 'text/html; charset=utf-8';

/**
 * Renders documents for development: frame and menus as the working tree's descriptors make them, round a page that the
 * browser renders, since what is developed has no server build.
 */
export function documentsFor(renderer: OpenRenderer, { descriptor }: ShellVersion, shellScript: string) {
  let opened: Registry | null = null;
  return async (registry: Registry, path: string): Promise<SourceAnswer> => {
    const own = descriptor.pages.find((page) => page.path === path);
    const at = own && !own.blocks?.length ? path : '/404';
    if (opened !== registry) await renderer.open(registry, []);
    opened = registry;
    const state = pinnedFor(registry, path, own?.blocks ?? []);
    const { html } = await renderer.render({
      path: at,
      registry: state,
      entry: { url: shellScript, integrity: '' },
      preload: [],
      config: {},
      origins: {},
    });
    return {
      status: own || hasPage(registry, path) ? 200 : 404,
      type: htmlType,
      body: Buffer.from(developmentDocument(html, { path, ...state })),
    };
  };
}

/**
 * Documents for development where the shell's sources are not at hand: those of the released site, round a page that the
 * browser renders anew. A page that is not released yet stands in the site's not-found document.
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
    const body = Buffer.from(developmentDocument(html, { ...state, path }));
    return { ...answer, status: isNew ? 200 : answer.status, body };
  };
}
