import { registryElementId, scriptJson } from '@3eu/shared/contract/elements';
import { documentRemote, type DocumentRegistry, type Registry } from '@3eu/shared/contract/release';
import { overrideScriptPath } from './overrides';
import { hasPage, pinnedFor } from './registry';
import type { Source, SourceAnswer } from './source';

/** The element in which a document states the remotes that it was rendered with and, in development, its address. */
const stateElement = new RegExp(`(<script[^>]* id="${registryElementId}">)([^<]*)(</script>)`);

/** The remotes that a document was rendered with, as it says itself. */
function stateOf(html: string): DocumentRegistry | null {
  const text = stateElement.exec(html)?.[2];
  return text === undefined ? null : (JSON.parse(text) as DocumentRegistry);
}

/**
 * Turns a released document into one for development: it loads the overrides and drops the security policy, which
 * allows only released scripts. It edits HTML from another machine; where the shell's sources are available, the shell
 * renders such a document itself.
 * @param state The document's new state: the address that it answers, and its remotes as they are in development.
 */
export function developmentDocument(html: string, state: DocumentRegistry & { path: string }): string {
  // Do not prefetch scripts: the release's scripts may not be the ones in development.
  const own = { ...state, scripts: [] };
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
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
    const body = Buffer.from(developmentDocument(html, { ...state, path }));
    return { ...answer, status: isNew ? 200 : answer.status, body };
  };
}
