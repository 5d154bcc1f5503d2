import { unknownValue, type PageEntry } from '@3eu/shared/contract';
import { addressesOf } from '@3eu/shared/contract/address';
import { documentRemote, type PinnedScript, type Registry } from '@3eu/shared/contract/release';
import type { ForeignOrigins } from '@3eu/shared/contract/policy';
import type { DocumentRequest } from '@3eu/shared/contract/render';
import { scriptsOfPage, scriptsOfShellPage, type ShownBlock } from './scripts';
import { isForeign, versionBase, type RemoteVersion, type ShellVersion, type Site } from './versions';

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
export type DocumentsInput = Site & { registry: Registry; config: object; foreign: ForeignOrigins };

function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return path === '/404' ? '404.html' : `${path.slice(1)}/index.html`;
}

/** Makes the plans of documents that run with the given remotes. */
function planner({ shell, registry, config, foreign }: DocumentsInput & { shell: ShellVersion }) {
  const { entry, start, integrity, version } = shell.descriptor;
  const pinned = (file: string): PinnedScript => ({
    url: versionBase(shell.descriptor) + file,
    integrity: integrity[file] ?? '',
  });
  const pins = (name: string) => {
    const { version: live, previous } = registry.remotes[name]!;
    return [`${name}/${live}`, ...(previous ? [`${name}/${previous.version}`] : [])];
  };
  return (place: DocumentPlace, remotes: readonly string[], preload: readonly PinnedScript[]): DocumentPlan => ({
    ...place,
    remotes,
    pins: [`shell/${version}`, ...remotes.flatMap(pins)],
    request: {
      path: place.path,
      registry: {
        shellVersion: version,
        remotes: remotes.map((name) => documentRemote(name, registry.remotes[name]!)),
      },
      entry: pinned(entry),
      ...(start ? { start: pinned(start) } : {}),
      preload,
      config,
      origins: foreign,
    },
  });
}

function shownBlocks({ shell, remotes, registry }: DocumentsInput, blocks: readonly string[]): ShownBlock[] {
  const mounted = Object.values(remotes).filter((remote) => !isForeign({ shell }, remote));
  return blocks.flatMap((block) => {
    const remote = mounted.find(({ descriptor }) => descriptor.blocks.includes(block));
    return remote ? [{ block, remote, base: registry.remotes[remote.descriptor.name]!.base }] : [];
  });
}

/** The documents of the shell's own pages. */
export function shellDocuments(input: DocumentsInput): DocumentPlan[] {
  const { shell } = input;
  if (!shell) return [];
  const plan = planner({ ...input, shell });
  return shell.descriptor.pages.map(({ path, blocks = [] }) => {
    const shown = shownBlocks(input, blocks);
    const remotes = [...new Set(shown.map(({ remote }) => remote.descriptor.name))];
    return plan({ path, file: fileOf(path), owner: 'shell' }, remotes, scriptsOfShellPage(shell, path, shown));
  });
}

function placesOfPage(owner: string, page: PageEntry): DocumentPlace[] {
  const folder = page.path.slice(0, page.path.lastIndexOf('/'));
  const unknown = { path: `${folder}/${unknownValue}`, file: `${folder.slice(1)}/404.html`, owner };
  return [...addressesOf(page).map((path) => ({ path, file: fileOf(path), owner })), ...(page.params ? [unknown] : [])];
}

/** Where the documents of a remote are. */
export function remotePlaces({ descriptor: { name, pages } }: RemoteVersion): DocumentPlace[] {
  return pages.flatMap((page) => placesOfPage(name, page));
}

/** The documents of a remote's pages. */
export function remoteDocuments(input: DocumentsInput, remote: RemoteVersion): DocumentPlan[] {
  const { shell, registry } = input;
  if (!shell) return [];
  const { name, pages } = remote.descriptor;
  const plan = planner({ ...input, shell });
  return pages.flatMap((page) => {
    const scriptsAt = scriptsOfPage(shell, remote, registry.remotes[name]!.base, page);
    return placesOfPage(name, page).map((place) => plan(place, [name], scriptsAt(place.path)));
  });
}

/** Whether a document answers unknown addresses. */
export function isNotFound({ file }: Pick<DocumentPlace, 'file'>): boolean {
  return file === '404.html' || file.endsWith('/404.html');
}
