/** Which documents a site has, and what each is made from. */
import { unknownValue, type PageEntry } from '@3eu/shared/contract';
import { addressesOf } from '@3eu/shared/contract/address';
import type { ForeignOrigins } from '@3eu/shared/contract/policy';
import { documentRemote, type PinnedScript, type Registry } from '@3eu/shared/contract/release';
import type { DocumentRequest } from '@3eu/shared/contract/render';
import { keyOf } from '../cache';
import { scriptsOfPage, scriptsOfShellPage, type ShownBlock } from './scripts';
import { isForeign, versionBase, type RemoteVersion, type ShellVersion, type Versions } from './versions';

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
  /** The versions that it names, as `package/version`. */
  pins: readonly string[];
  request: DocumentRequest;
  /** Key of everything that it is rendered from: equal keys mean equal documents. */
  key: string;
};

/** A document that can only be kept as it is. */
export type KeptPlace = DocumentPlace & { request: null };

/** What documents are rendered with. */
export type DocumentsInput = Versions & {
  shell: ShellVersion;
  registry: Registry;
  /** The part of the settings that pages read. */
  config: object;
  foreign: ForeignOrigins;
  /** What stands on every page, as the shell's server build returns it. */
  frame: string;
};

function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return path === '/404' ? '404.html' : `${path.slice(1)}/index.html`;
}

/** Makes the plans of documents that run with the given remotes. */
function planner({ shell, registry, config, foreign, frame }: DocumentsInput) {
  const { entry, start, integrity, version } = shell.descriptor;
  const pinned = (file: string): PinnedScript => ({
    url: versionBase(shell.descriptor) + file,
    integrity: integrity[file] ?? '',
  });
  // The shell's own pages may list the pages of every remote.
  const index = keyOf(Object.values(registry.remotes).map(({ pages }) => pages));
  return (place: DocumentPlace, remotes: readonly string[], preload: readonly PinnedScript[]): DocumentPlan => {
    const request: DocumentRequest = {
      path: place.path,
      registry: {
        shellVersion: version,
        remotes: remotes.map((name) => documentRemote(name, registry.remotes[name]!)),
      },
      entry: pinned(entry),
      start: pinned(start),
      preload,
      config,
      origins: foreign,
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

function shownBlocks({ shell, remotes, registry }: DocumentsInput, blocks: readonly string[]): ShownBlock[] {
  const mounted = Object.values(remotes).filter((remote) => !isForeign({ shell }, remote));
  return blocks.flatMap((block) => {
    const remote = mounted.find(({ descriptor }) => descriptor.blocks.includes(block));
    return remote ? [{ block, remote, base: registry.remotes[remote.descriptor.name]!.base }] : [];
  });
}

/** Where the documents of a page are: one for each address, and one for values that a pattern does not know. */
function placesOf(owner: string, page: PageEntry): DocumentPlace[] {
  const folder = page.path.slice(0, page.path.lastIndexOf('/'));
  const unknown = { path: `${folder}/${unknownValue}`, file: `${folder.slice(1)}/404.html`, owner };
  return [...addressesOf(page).map((path) => ({ path, file: fileOf(path), owner })), ...(page.params ? [unknown] : [])];
}

/**
 * The documents of a site, in its order: the shell's own pages, then those of each remote. Those of a remote that speaks
 * another contract can only be kept as they are, since the shell does not render them.
 */
export function documentsOf(input: DocumentsInput): (DocumentPlan | KeptPlace)[] {
  const { shell, remotes, registry } = input;
  const plan = planner(input);
  const own = shell.descriptor.pages.map(({ path, blocks = [] }) => {
    const shown = shownBlocks(input, blocks);
    const names = [...new Set(shown.map(({ remote }) => remote.descriptor.name))];
    return plan({ path, file: fileOf(path), owner: 'shell' }, names, scriptsOfShellPage(shell, path, shown));
  });
  const theirs = (remote: RemoteVersion) =>
    remote.descriptor.pages.flatMap((page): (DocumentPlan | KeptPlace)[] => {
      const { name } = remote.descriptor;
      const places = placesOf(name, page);
      if (isForeign(input, remote)) return places.map((place) => ({ ...place, request: null }));
      const scriptsAt = scriptsOfPage(shell, remote, registry.remotes[name]!.base, page);
      return places.map((place) => plan(place, [name], scriptsAt(place.path)));
    });
  return [...own, ...Object.values(remotes).flatMap(theirs)];
}

/** Whether a document answers unknown addresses. */
export function isNotFound({ file }: Pick<DocumentPlace, 'file'>): boolean {
  return file === '404.html' || file.endsWith('/404.html');
}
