/** Which documents a site has, and what each is made from. */
import { unknownAddress, type PageEntry } from '../../contract';
import { addressesOf, modulesOf } from '../../contract/address';
import { documentRemote, type PinnedScript, type Registry } from '../../contract/descriptor';
import type { DocumentRequest } from '../../contract/render';
import { keyOf } from '../cache';
import type { DocumentFacts, RemoteVersion, ShellVersion, Version, Versions } from '../model';

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
export type DocumentsInput = Versions & {
  shell: ShellVersion;
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

/** What a remote's module needs beside the shell's entry: its container, its own scripts, the lazy shared ones. */
function scriptsOf(shell: ShellVersion, { entry, modules, descriptor }: RemoteVersion, module: string): PinnedScript[] {
  const taken = Object.keys(descriptor.requires[module] ?? {});
  const shared = [...shell.shared].filter(([name]) => taken.includes(name)).flatMap(([, { scripts }]) => scripts);
  return [entry, ...(modules.get(module) ?? []), ...shared];
}

/** Makes the plans of documents. */
function planner({ shell, remotes, registry, config, connections, frame }: DocumentsInput) {
  const { version, start, integrity } = shell.descriptor;
  const startScript = { url: shell.base + start, integrity: integrity[start] ?? '' };
  // The shell's own pages may list the pages of every remote.
  const index = keyOf(Object.values(registry.remotes).map(({ pages }) => pages));
  return (
    place: DocumentPlace,
    own: readonly RemoteVersion[],
    scripts: readonly PinnedScript[],
    blocks: readonly string[] = [],
    module?: string,
  ): DocumentPlan => {
    const showing = Object.values(remotes).filter(({ descriptor }) =>
      blocks.some((block) => descriptor.blocks.includes(block)),
    );
    const pinned: Version[] = [...new Set([...own, ...showing])];
    const request: DocumentRequest = {
      path: place.path,
      ...(module !== undefined && { module: { remote: place.owner, name: module } }),
      registry: {
        shellVersion: version,
        remotes: pinned.map(({ name }) => documentRemote(name, registry.remotes[name]!)),
      },
      entry: shell.entry,
      start: startScript,
      // What its blocks need comes when the visitor is near them.
      preload: unique(scripts),
      config,
      connections: [...connections, ...(registry.remotes[place.owner]?.connects ?? [])],
    };
    return {
      ...place,
      pins: [shell, ...pinned].map(({ id }) => id),
      request,
      key: keyOf(version, frame, place.owner === 'shell' ? index : null, request),
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
  const { shell, remotes } = input;
  const plan = planner(input);
  const own = shell.descriptor.pages.map(({ path, blocks }) =>
    plan({ path, file: fileOf(path), owner: 'shell' }, [], shell.modules.get(path) ?? [], blocks),
  );
  const all = Object.values(remotes).flatMap(({ descriptor }) => descriptor.pages);
  const theirs = (remote: RemoteVersion) =>
    remote.descriptor.pages.flatMap((page) => {
      const modules = modulesOf(page);
      return placesOf(remote.name, page, remote.descriptor.pages, all).map((place) => {
        const module = modules.get(place.path) ?? page.module;
        return plan(place, [remote], scriptsOf(shell, remote, module), page.blocks, module);
      });
    });
  return [...own, ...Object.values(remotes).flatMap(theirs)];
}
