import { unknownValue } from '@3eu/shared/contract';
import { addressesOf } from '@3eu/shared/contract/address';
import { documentRemote, type PinnedScript, type Registry } from '@3eu/shared/contract/release';
import type { ForeignOrigins } from '@3eu/shared/contract/policy';
import type { DocumentRequest } from '@3eu/shared/contract/render';
import { scriptsOfBlock, scriptsOfPage, scriptsOfShellPage, unique } from './scripts';
import { versionBase, type RemoteVersion, type ShellVersion, type Versions } from './versions';

/** One document of the site. */
export type DocumentPlan = {
  /** The address it is rendered at. */
  path: string;
  /** Its file in the site. */
  file: string;
  /** The package it belongs to: `shell`, or a remote's name. */
  owner: string;
  /** The remotes that it pins. */
  remotes: readonly string[];
  /** Its remote speaks another contract than the shell, which cannot render it: the document stays as it is. */
  frozen: boolean;
  /** The versions that it names, as `package/version`: those that it runs, and those that its pages fall back on. */
  pins: readonly string[];
  request: DocumentRequest;
};

/** What documents are rendered with. */
export type DocumentsInput = Versions & {
  registry: Registry;
  config: object;
  foreign: ForeignOrigins;
  origins: Readonly<Record<string, string>>;
};

function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return path === '/404' ? '404.html' : `${path.slice(1)}/index.html`;
}

/** The remotes that a shell does not mount, for they speak another contract. */
export function foreignRemotes({ shell, remotes }: Versions): RemoteVersion[] {
  return Object.values(remotes).filter(({ descriptor }) => descriptor.contract !== shell?.descriptor.contract);
}

function requests({ shell, registry, config, foreign }: DocumentsInput & { shell: ShellVersion }) {
  const base = versionBase(shell.descriptor);
  const entry: PinnedScript = {
    url: base + shell.descriptor.entry,
    integrity: shell.descriptor.integrity[shell.descriptor.entry] ?? '',
  };
  return (path: string, remotes: readonly string[], preload: readonly PinnedScript[]): DocumentRequest => ({
    path,
    registry: {
      shellVersion: shell.descriptor.version,
      remotes: remotes.map((name) => documentRemote(name, registry.remotes[name]!)),
    },
    entry,
    preload,
    config,
    origins: foreign,
  });
}

/** The versions that a document names which is rendered with these remotes. */
function pinsOf({ shell, remotes }: Registry, names: readonly string[]): string[] {
  const pinned = names.flatMap((name) => {
    const { version, previous } = remotes[name]!;
    return [`${name}/${version}`, ...(previous ? [`${name}/${previous.version}`] : [])];
  });
  return [`shell/${shell!.version}`, ...pinned];
}

/** Every document of the site, as the given versions make it. */
export function planDocuments(input: DocumentsInput): DocumentPlan[] {
  const { shell, remotes, origins, registry } = input;
  if (!shell) return [];
  const request = requests({ ...input, shell });
  const foreign = foreignRemotes(input);

  const ofShell = shell.descriptor.pages.map(({ path, blocks = [] }): DocumentPlan => {
    const shown = blocks.flatMap((block) => {
      const remote = Object.values(remotes).find(
        (candidate) => candidate.descriptor.blocks.includes(block) && !foreign.includes(candidate),
      );
      return remote ? [{ block, remote, name: remote.descriptor.name }] : [];
    });
    const pinned = [...new Set(shown.map(({ name }) => name))];
    const preload = unique([
      ...scriptsOfShellPage(shell, path),
      ...shown.flatMap(({ block, remote, name }) => scriptsOfBlock(shell, remote, origins[name] ?? '', block)),
    ]);
    return {
      path,
      file: fileOf(path),
      owner: 'shell',
      remotes: pinned,
      frozen: false,
      pins: pinsOf(registry, pinned),
      request: request(path, pinned, preload),
    };
  });

  const ofRemotes = Object.values(remotes).flatMap((remote) => {
    const { name, pages } = remote.descriptor;
    const frozen = foreign.includes(remote);
    return pages.flatMap((page) => {
      const preload = frozen ? [] : scriptsOfPage(shell, remote, origins[name] ?? '', page.path);
      const plan = (path: string, file = fileOf(path)): DocumentPlan => ({
        path,
        file,
        owner: name,
        remotes: [name],
        frozen,
        pins: pinsOf(registry, [name]),
        request: request(path, [name], preload),
      });
      const folder = page.path.slice(0, page.path.lastIndexOf('/'));
      const unknown = page.params ? [plan(`${folder}/${unknownValue}`, `${folder.slice(1)}/404.html`)] : [];
      return [...addressesOf(page).map((path) => plan(path)), ...unknown];
    });
  });
  return [...ofShell, ...ofRemotes];
}

/** Whether a document answers addresses that are no page. */
export function isNotFound({ file }: Pick<DocumentPlan, 'file'>): boolean {
  return file === '404.html' || file.endsWith('/404.html');
}
