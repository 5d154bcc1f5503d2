/** Room dev: the documents of a site with remotes in development in it. For cli and the server of this room. */
import { contractVersion, type RemoteDefinition, type SiteConfig } from '../../contract';
import { addressesOf } from '../../contract/address';
import { answers } from '../../contract/answers';
import { documentRemote, type Registry, type RegistryRemote } from '../../contract/descriptor';
import {
  configElementId,
  dataBlock,
  entryAttribute,
  menusElementId,
  policyElement,
  registryElementId,
  scriptJson,
} from '../../contract/elements';
import { developmentPolicy } from '../../contract/policy';
import type { ReleasedSite, SiteAnswer } from './source';

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

/** What a document says of itself: its address, and the remotes as they are now. It asks for no scripts of the release. */
function stateAt(path: string, { shell, remotes }: Registry) {
  const all = Object.entries(remotes).map(([name, remote]) => documentRemote(name, remote));
  return { path, shellVersion: shell?.version ?? '', remotes: all, scripts: [] };
}

/** The working tree's shell in development, and what the released site knows of itself. */
type DevelopedShell = {
  /** Addresses of its own pages. */
  own: () => readonly string[];
  /** Address of its entry. */
  entry: string;
  site: Pick<SiteConfig, 'id' | 'language'>;
  /** What is configured at run time, for the pages that ask for it. */
  config: object;
  /** Other origins that every page may talk to. */
  connections: readonly string[];
};

/** The shell's script in development: of another origin, so that browsers say what it throws only if it is asked for so. */
const developmentScript = (entry: string) => `<script async crossorigin src="${entry}"></script>`;

/** A document of the working tree's shell, which renders the page in the browser: it carries data alone. */
export function developmentDocument(
  { entry, site, config, connections }: Omit<DevelopedShell, 'own'>,
  path: string,
  registry: Registry,
): string {
  const policy = developmentPolicy(site.id, [...connections, ...connectionsAt(registry, path)]);
  return [
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8">${policyElement}"${policy}">`,
    // The shell puts its styles into the first element for them.
    '<meta name="viewport" content="width=device-width,initial-scale=1"><style></style></head><body><div id="root"></div>',
    dataBlock(registryElementId, stateAt(path, registry)),
    dataBlock(menusElementId, {}),
    dataBlock(configElementId, config),
    developmentScript(entry) + '</body></html>',
  ].join('');
}

const policyOf = new RegExp(`(?<=${policyElement}")[^"]*`);
const stateOf = new RegExp(`(?<=<script[^>]* id="${registryElementId}">)[^<]*`);
const startOf = new RegExp(`<script async [^>]*${entryAttribute}="[^>]*></script>`);

/**
 * Turns a released document, which may come from another machine, into one for development: the browser renders its page
 * again. Of its security policy, which allows only released scripts, it keeps with whom pages may talk.
 * @param id The site's.
 * @param entry Address of the shell's entry in development; without one, the released shell runs.
 */
export function developedDocument(
  html: string,
  path: string,
  registry: Registry,
  { id, entry }: { id: string; entry?: string | undefined },
): string {
  const known = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  return html
    .replace(policyOf, (policy) => developmentPolicy(id, [...known(policy), ...connectionsAt(registry, path)]))
    .replace(stateOf, () => scriptJson(stateAt(path, registry)))
    .replace(startOf, (released) => (entry ? developmentScript(entry) : released));
}

type Answer = (registry: Registry, path: string) => Promise<SiteAnswer>;

/** Documents where the shell is in development beside a site on this machine. What is no page is answered by that site. */
export function answerWithShell(source: ReleasedSite, shell: DevelopedShell): Answer {
  return async (registry, path) => {
    if (!shell.own().includes(path) && !hasPage(registry, path)) return source.answer(path);
    const body = Buffer.from(developmentDocument(shell, path, registry));
    return { status: 200, type: 'text/html; charset=utf-8', body };
  };
}

/**
 * Documents where a deployed shell surrounds the remotes, or one from the working tree replaces it: those of the deployed
 * site. A page that is not released yet uses its not-found document.
 */
export function answerFromSite(
  source: ReleasedSite,
  shell: Pick<DevelopedShell, 'own'> & { id: string; entry?: string | undefined },
): Answer {
  return async (registry, path) => {
    const released = await source.answer(path);
    const isNew = released.status !== 200 && (shell.own().includes(path) || hasPage(registry, path));
    const answer = isNew ? await source.answer('/404') : released;
    const html = answer.body.toString();
    if (!answer.type.startsWith('text/html') || !stateOf.test(html)) return answer;
    const body = Buffer.from(developedDocument(html, path, registry, shell));
    return { ...answer, status: isNew ? 200 : answer.status, body };
  };
}
