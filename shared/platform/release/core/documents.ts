/** Which documents a site has, and what each is made from. */
import { unknownAddress, type PageEntry } from '../../contract';
import { addressesOf, modulesOf } from '../../contract/address';
import { documentRemote, type PinnedScript, type Registry } from '../../contract/descriptor';
import type { DocumentRequest } from '../../contract/render';
import { keyOf } from '../cache';
import { scriptsOfPage, scriptsOfShellPage, type ShownBlock } from './scripts';
import { versionBase, type RemoteVersion, type ShellVersion, type Versions } from './versions';

/** Where a document of the site is. */
type DocumentPlace = {
  /** The address it is rendered at. */
  path: string;
  /** Its file in the site. */
  file: string;
  /** The package it belongs to: `shell`, or a remote's name. */
  owner: string;
};

/** One document of the site, and what it is made from. */
export type DocumentPlan = DocumentPlace & {
  /** The remotes that it pins. */
  remotes: readonly string[];
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

/** Makes the plans of documents that run with the given remotes. */
function planner({ shell, registry, config, connections, frame }: DocumentsInput) {
  const { entry, start, integrity, version } = shell.descriptor;
  const pinned = (file: string): PinnedScript => ({
    url: versionBase(shell.descriptor) + file,
    integrity: integrity[file] ?? '',
  });
  // The shell's own pages may list the pages of every remote.
  const index = keyOf(Object.values(registry.remotes).map(({ pages }) => pages));
  return (
    place: DocumentPlace,
    remotes: readonly string[],
    preload: readonly PinnedScript[],
    module?: string,
  ): DocumentPlan => {
    const request: DocumentRequest = {
      path: place.path,
      ...(module !== undefined && { module: { remote: place.owner, name: module } }),
      registry: {
        shellVersion: version,
        remotes: remotes.map((name) => documentRemote(name, registry.remotes[name]!)),
      },
      entry: pinned(entry),
      start: pinned(start),
      preload,
      config,
      connections: [...connections, ...(registry.remotes[place.owner]?.connects ?? [])],
    };
    return {
      ...place,
      remotes,
      pins: [`shell/${version}`, ...remotes.map((name) => `${name}/${registry.remotes[name]!.version}`)],
      request,
      key: keyOf(version, frame, place.owner === 'shell' ? index : null, request),
    };
  };
}

function shownBlocks({ remotes, registry }: DocumentsInput, blocks: readonly string[] = []): ShownBlock[] {
  return blocks.flatMap((block) => {
    const remote = Object.values(remotes).find(({ descriptor }) => descriptor.blocks.includes(block));
    return remote ? [{ block, remote, base: registry.remotes[remote.descriptor.name]!.base }] : [];
  });
}

/**
 * Where the documents of a page are: one for each address, and one for values that a pattern does not know, which stands
 * in the folder before its first parameter: hosts answer with it for one more segment, and with the site's below that. Of
 * several patterns in a folder the shortest has it.
 */
function placesOf(owner: string, page: PageEntry, pages: readonly PageEntry[]): DocumentPlace[] {
  const places = addressesOf(page).map((path) => ({ path, file: fileOf(path), owner }));
  const folderOf = ({ path }: PageEntry) => path.slice(0, path.indexOf('/:'));
  const patterns = pages.filter((other) => other.params && folderOf(other) === folderOf(page));
  const [shortest] = patterns.sort((a, b) => a.path.split('/').length - b.path.split('/').length);
  if (!page.params || page !== shortest) return places;
  return [...places, { path: unknownAddress(page.path), file: `${folderOf(page).slice(1)}/404.html`, owner }];
}

/** The documents of a site, in its order: the shell's own pages, then those of each remote. */
export function documentsOf(input: DocumentsInput): DocumentPlan[] {
  const { shell, remotes, registry } = input;
  const plan = planner(input);
  const namesOf = (shown: readonly ShownBlock[]) => shown.map(({ remote }) => remote.descriptor.name);
  const own = shell.descriptor.pages.map(({ path, blocks }) => {
    const shown = shownBlocks(input, blocks);
    const place = { path, file: fileOf(path), owner: 'shell' };
    return plan(place, [...new Set(namesOf(shown))], scriptsOfShellPage(shell, path, shown));
  });
  const theirs = (remote: RemoteVersion) =>
    remote.descriptor.pages.flatMap((page) => {
      const { name, pages } = remote.descriptor;
      const shown = shownBlocks(input, page.blocks);
      const scriptsAt = scriptsOfPage(shell, remote, registry.remotes[name]!.base, page, shown);
      const pinned = [...new Set([name, ...namesOf(shown)])];
      const modules = modulesOf(page);
      return placesOf(name, page, pages).map((place) =>
        plan(place, pinned, scriptsAt(place.path), modules.get(place.path) ?? page.module),
      );
    });
  return [...own, ...Object.values(remotes).flatMap(theirs)];
}

/** Whether a document answers unknown addresses. */
export function isNotFound({ file }: Pick<DocumentPlace, 'file'>): boolean {
  return file === '404.html' || file.endsWith('/404.html');
}
