/**
 * Room make: which documents a site has, and what each is made from. For make alone. What a key is made from says when a
 * document is made again: another one makes all of them again, with the next release of anybody.
 */
import { unknownAddress, type PageEntry } from '../../contract';
import { addressesOf } from '../../contract/address';
import { documentRemote, type PinnedScript, type Registry } from '../../contract/descriptor';
import type { DocumentRequest } from '../../contract/render';
import { keyOf } from '../cache';
import type { DocumentFacts } from '../site/site';
import { isRemote, isShell, type Part, type RemoteVersion, type Version } from '../site/version';

/** Where a document of the site is, and whose it is. */
type DocumentPlace = Pick<DocumentFacts, 'path' | 'file' | 'owner'>;

/** One document of the site, and what it is made from. */
export type DocumentPlan = DocumentPlace & {
  /** The versions that it names, as `package/version`. */
  pins: readonly string[];
  request: DocumentRequest;
  /** Key of everything that it is rendered from: equal keys mean equal documents. */
  key: string;
};

/** What documents are rendered with. */
export type DocumentsInput = {
  live: readonly Version[];
  registry: Registry;
  /** The part of the settings that pages read. */
  config: object;
  connections: readonly string[];
  /** What stands on every page, as the shell's server build returns it. */
  frame: string;
};

function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return path === '/404' ? '404.html' : `${path.slice(1)}/index.html`;
}

function unique(scripts: readonly PinnedScript[]): PinnedScript[] {
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

/** Makes the plans of documents. */
function planner({ live, registry, config, connections, frame }: DocumentsInput) {
  const [shell, remotes] = [live.find(isShell)!, live.filter(isRemote)];
  const { version, start, integrity } = shell.descriptor;
  const startScript = { url: shell.base + start, integrity: integrity[start] ?? '' };
  // The shell's own pages may list the pages of every remote.
  const index = keyOf(Object.values(registry.remotes).map(({ pages }) => pages));
  return (place: DocumentPlace, { module, blocks, scripts, shared }: Part, own?: RemoteVersion): DocumentPlan => {
    const showing = remotes.filter(({ descriptor }) => blocks.some((block) => descriptor.blocks.includes(block)));
    const pinned = [...new Set([...(own ? [own] : []), ...showing])];
    const lazy = [...shell.shared].flatMap(([name, each]) => (name in shared ? each.scripts : []));
    const request: DocumentRequest = {
      path: place.path,
      ...(own && { module: { remote: own.name, name: module } }),
      registry: {
        shellVersion: version,
        remotes: pinned.map(({ name }) => documentRemote(name, registry.remotes[name]!)),
      },
      entry: shell.entry,
      start: startScript,
      // What its blocks need comes when the visitor is near them.
      preload: unique([...(own ? [own.entry] : []), ...(scripts ?? []), ...lazy]),
      config,
      connections: [...connections, ...(registry.remotes[place.owner]?.connects ?? [])],
    };
    return {
      ...place,
      pins: [shell, ...pinned].map(({ id }) => id),
      request,
      key: keyOf(version, frame, own ? null : index, request),
    };
  };
}

/**
 * Where the documents of a page are: one for each address, and one for values that a pattern does not know, which stands
 * in the folder before its first parameter: hosts answer with it for one more segment, and with the site's below that. It
 * belongs to whoever owns the folder, which is the package with the shortest pattern there. Where two have one as short,
 * both have the document, and the gate refuses that.
 * @param pages Of all packages.
 */
function placesOf(owner: string, page: PageEntry, own: readonly PageEntry[], pages: readonly PageEntry[]) {
  const places: DocumentPlace[] = addressesOf(page).map((path) => ({ path, file: fileOf(path), owner }));
  const folderOf = ({ path }: PageEntry) => path.slice(0, path.indexOf('/:'));
  const depthOf = ({ path }: PageEntry) => path.split('/').length;
  const patterns = pages.filter((other) => other.params && folderOf(other) === folderOf(page));
  const least = Math.min(...patterns.map(depthOf));
  if (page !== own.find((each) => patterns.includes(each) && depthOf(each) === least)) return places;
  return [...places, { path: unknownAddress(page.path), file: `${folderOf(page).slice(1)}/404.html`, owner }];
}

/** The documents of a site, in its order: the shell's own pages, then those of each remote. */
export function documentsOf(input: DocumentsInput): DocumentPlan[] {
  const [plan, remotes] = [planner(input), input.live.filter(isRemote)];
  const ofShell = input.live
    .find(isShell)!
    .parts.map((part) => plan({ path: part.path, file: fileOf(part.path), owner: 'shell' }, part));
  const all = remotes.flatMap(({ descriptor }) => descriptor.pages);
  const ofRemotes = remotes.flatMap((remote) => {
    const parts = remote.parts.filter(({ kind }) => kind === 'page');
    return remote.descriptor.pages.flatMap((page) =>
      placesOf(remote.name, page, remote.descriptor.pages, all).map((place) => {
        const isOf = ({ addresses }: Part) => addresses.includes(place.path);
        return plan(place, parts.find(isOf) ?? parts.find(({ path }) => path === page.path)!, remote);
      }),
    );
  });
  return [...ofShell, ...ofRemotes];
}
