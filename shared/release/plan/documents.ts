import { unknownValue, type PageEntry } from '@3eu/shared/contract';
import { addressesOf } from '@3eu/shared/contract/address';
import { documentRemote, type PinnedScript, type Registry } from '@3eu/shared/contract/release';
import type { ForeignOrigins } from '@3eu/shared/contract/policy';
import type { DocumentRequest } from '@3eu/shared/contract/render';
import { scriptsOfBlock, scriptsOfPage, scriptsOfShellPage, unique } from './scripts';
import { versionBase, versionOf, type RemoteFacts, type RemoteVersion, type ShellVersion, type Site } from './versions';

/** Where a document of the site is. */
export type DocumentPlace = {
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
  /** The versions that it names, as `package/version`: those that it runs, and those that its pages fall back on. */
  pins: readonly string[];
  request: DocumentRequest;
};

/** What documents are rendered with. */
export type DocumentsInput = Site & {
  registry: Registry;
  config: object;
  foreign: ForeignOrigins;
  origins: Readonly<Record<string, string>>;
};

function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return path === '/404' ? '404.html' : `${path.slice(1)}/index.html`;
}

/** Whether a shell does not mount a remote, for it speaks another contract. */
export function isForeign({ shell }: Pick<Site, 'shell'>, { descriptor }: RemoteFacts): boolean {
  return descriptor.contract !== shell?.descriptor.contract;
}

function requests({ shell, registry, config, foreign }: DocumentsInput & { shell: ShellVersion }) {
  const base = versionBase(shell.descriptor);
  const { entry, start, integrity } = shell.descriptor;
  const pinned = (file: string): PinnedScript => ({ url: base + file, integrity: integrity[file] ?? '' });
  return (path: string, remotes: readonly string[], preload: readonly PinnedScript[]): DocumentRequest => ({
    path,
    registry: {
      shellVersion: shell.descriptor.version,
      remotes: remotes.map((name) => documentRemote(name, registry.remotes[name]!)),
    },
    entry: pinned(entry),
    ...(start ? { start: pinned(start) } : {}),
    preload,
    config,
    origins: foreign,
  });
}

/** The versions that a document with these remotes names. */
function pinsOf({ shell, remotes }: Registry, names: readonly string[]): string[] {
  const pinned = names.flatMap((name) => {
    const { version, previous } = remotes[name]!;
    return [`${name}/${version}`, ...(previous ? [`${name}/${previous.version}`] : [])];
  });
  return [`shell/${shell!.version}`, ...pinned];
}

/** The blocks that a page of the shell shows, with the remotes that they come from. */
function shownBlocks({ shell, remotes }: Site, blocks: readonly string[]): { block: string; remote: RemoteFacts }[] {
  return blocks.flatMap((block) => {
    const remote = Object.values(remotes).find(
      (candidate) => candidate.descriptor.blocks.includes(block) && !isForeign({ shell }, candidate),
    );
    return remote ? [{ block, remote }] : [];
  });
}

/** Names of the remotes whose blocks the shell's pages show. */
export function remotesOfBlocks(site: Site): string[] {
  const blocks = (site.shell?.descriptor.pages ?? []).flatMap((page) => page.blocks ?? []);
  return shownBlocks(site, blocks).map(({ remote }) => remote.descriptor.name);
}

/** The documents of the shell's own pages. */
export function shellDocuments(input: DocumentsInput): DocumentPlan[] {
  const { shell, origins, registry } = input;
  if (!shell) return [];
  const request = requests({ ...input, shell });
  return shell.descriptor.pages.map(({ path, blocks = [] }) => {
    const shown = shownBlocks(input, blocks).map(({ block, remote }) => ({ block, remote: versionOf(remote) }));
    const pinned = [...new Set(shown.map(({ remote }) => remote.descriptor.name))];
    const preload = unique([
      ...scriptsOfShellPage(shell, path),
      ...shown.flatMap(({ block, remote }) =>
        scriptsOfBlock(shell, remote, origins[remote.descriptor.name] ?? '', block),
      ),
    ]);
    return {
      path,
      file: fileOf(path),
      owner: 'shell',
      remotes: pinned,
      pins: pinsOf(registry, pinned),
      request: request(path, pinned, preload),
    };
  });
}

function placesOfPage(owner: string, page: PageEntry): DocumentPlace[] {
  const folder = page.path.slice(0, page.path.lastIndexOf('/'));
  const unknown = { path: `${folder}/${unknownValue}`, file: `${folder.slice(1)}/404.html`, owner };
  return [...addressesOf(page).map((path) => ({ path, file: fileOf(path), owner })), ...(page.params ? [unknown] : [])];
}

/** Where the documents of a remote are. */
export function remotePlaces({ descriptor: { name, pages } }: RemoteFacts): DocumentPlace[] {
  return pages.flatMap((page) => placesOfPage(name, page));
}

/** The documents of a remote's pages. */
export function remoteDocuments(input: DocumentsInput, remote: RemoteVersion): DocumentPlan[] {
  const { shell, origins, registry } = input;
  if (!shell) return [];
  const { name, pages } = remote.descriptor;
  const request = requests({ ...input, shell });
  const pins = pinsOf(registry, [name]);
  return pages.flatMap((page) => {
    const scriptsAt = scriptsOfPage(shell, remote, origins[name] ?? '', page);
    return placesOfPage(name, page).map((place) => ({
      ...place,
      remotes: [name],
      pins,
      request: request(place.path, [name], scriptsAt(place.path)),
    }));
  });
}

/** Whether a document answers unknown addresses. */
export function isNotFound({ file }: Pick<DocumentPlace, 'file'>): boolean {
  return file === '404.html' || file.endsWith('/404.html');
}
