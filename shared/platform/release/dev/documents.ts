/** The documents of a site with remotes in development in it. */
import { contractVersion, type RemoteDefinition, type ShellDefinition } from '../../contract';
import { addressesOf } from '../../contract/address';
import { answers } from '../../contract/answers';
import { registryElementId, scriptJson } from '../../contract/elements';
import { developmentPolicy } from '../../contract/policy';
import { documentRemote, type Registry, type RegistryRemote } from '../../contract/descriptor';
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

/** The site's id, with which the names of its containers begin. */
const idOf = ({ remotes }: Registry) => Object.values(remotes)[0]!.globalName.split('_')[0]!;

/** The element in which a document states its address and the remotes that it was rendered with. */
const stateElement = new RegExp(`(<script[^>]* id="${registryElementId}">)[^<]*(</script>)`);

const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** The script that starts a page, and runs the shell's entry. */
const startElement = /<script async src="[^"]*" [^>]*><\/script>/;

/**
 * Turns a released document, which may come from another machine, into one for development: the browser renders its
 * page again, because a remote in development has no server build.
 *
 * - It knows all remotes as they are now.
 * - Of the security policy, which allows only released scripts, it keeps with whom pages may talk, and Trusted Types.
 * - It prefetches no scripts: the release's may not be the ones in development.
 * @param entry Address of the shell's entry in development; without one, the released shell runs.
 */
export function developmentDocument(html: string, path: string, registry: Registry, entry?: string): string {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => documentRemote(name, remote));
  const state = { path, shellVersion: registry.shell?.version ?? '', remotes, scripts: [] };
  return html
    .replace(policyElement, (element, content: string) => {
      const known = /connect-src ([^;]*)/.exec(content)?.[1]?.split(' ') ?? [];
      return element.replace(content, () =>
        developmentPolicy(idOf(registry), [...known, ...connectionsAt(registry, path)]),
      );
    })
    .replace(stateElement, (_all, start: string, end: string) => start + scriptJson(state) + end)
    .replace(startElement, (released) => (entry ? `<script async src="${entry}"></script>` : released));
}

/** The working tree's shell in development. */
type DevelopedShell = { definition: () => ShellDefinition; entry: string };

/**
 * Documents for development: those of the released site, around a page that the browser renders again. A page that is
 * not released yet uses the site's not-found document.
 * @param shell Left out where the released shell surrounds the remotes.
 */
export function documentsOf(source: Source, shell?: DevelopedShell) {
  return async (registry: Registry, path: string): Promise<SourceAnswer> => {
    const released = await source.answer(path);
    const { pages = [], developmentPages = [] } = shell?.definition() ?? {};
    const isOwn = [...pages.map((page) => page.path), ...developmentPages].some((own) => own === path);
    const isNew = released.status !== 200 && (isOwn || hasPage(registry, path));
    const answer = isNew ? await source.answer('/404') : released;
    const html = answer.body.toString();
    if (!answer.type.startsWith('text/html') || !stateElement.test(html)) return answer;
    const body = Buffer.from(developmentDocument(html, path, registry, shell?.entry));
    return { ...answer, status: isNew ? 200 : answer.status, body };
  };
}
