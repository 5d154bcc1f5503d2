import { registryElementId, scriptJson } from '@3eu/shared/contract/elements';
import { documentRemote, type DocumentRegistry, type Registry } from '@3eu/shared/contract/release';
import { overrideScriptPath } from './overrides';
import { hasPage, pinnedFor } from './registry';
import type { Source, SourceAnswer } from './source';

/** The element in which a document says where it is and which remotes it was rendered with. */
const stateElement = new RegExp(`(<script[^>]* id="${registryElementId}">)([^<]*)(</script>)`);

/** The remotes that a document was rendered with, as it says itself. */
function stateOf(html: string): DocumentRegistry | null {
  const text = stateElement.exec(html)?.[2];
  return text === undefined ? null : (JSON.parse(text) as DocumentRegistry);
}

/**
 * Turns a released document into one for development: it turns the overrides on, and has no policy, which only released
 * scripts satisfy. It is text from another machine: where the shell's sources are at hand, the shell writes such a
 * document itself.
 * @param state What it says of itself: the address that it answers, and the remotes of that page as they are developed.
 */
export function developmentDocument(html: string, state: DocumentRegistry & { path: string }): string {
  // No script is fetched ahead: those of the release may not be those that are developed.
  const own = { ...state, scripts: [] };
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(stateElement, (_all, start: string, _state, end: string) => start + scriptJson(own) + end)
    .replace('<head>', `<head><script src="${overrideScriptPath}"></script>`);
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
