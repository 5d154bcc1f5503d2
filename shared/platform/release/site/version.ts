/**
 * Room site: a version of a package, read of a build or of a release, and the same data either way. For every room above.
 * Versions that are released already are read by this too: what it expects of a build is the contract's, which is then
 * raised.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { z } from 'zod';
import { integrityOf } from '../../build/integrity';
import { blockModule, contractVersion } from '../../contract';
import { addressesOf, modulesOf } from '../../contract/address';
import {
  questionsFile,
  type Descriptor,
  type PinnedScript,
  type RemoteDescriptor,
  type ShellDescriptor,
} from '../../contract/descriptor';
import { descriptorSchema, searchAnswersSchema, versionFile as file } from '../../contract/schema';
import type { SearchAnswers } from '../../contract/search';
import { fault } from '../message';
import { parsed } from '../parsed';
import { upgradeLine } from '../project';
import { privateFolder, publicFolder, type Tree } from './tree';

/** A module that the shell shares, or that a remote takes: its version, the versions that would do, its scripts. */
type SharedModule = { version: string; requiredVersion: string; scripts: readonly PinnedScript[] };

/** A page or a block of a version. A value of a pattern that has a module of its own is a part of its own. */
export type Part = {
  /** The package that has it. */
  owner: string;
  kind: 'page' | 'block';
  /** Its path or pattern, or the address of such a value; a block's name. */
  path: string;
  /** The module that a remote exposes; the shell's own pages have none. */
  module: string;
  /** Its scripts beside the entry; null where the manifest does not list its module. */
  scripts: readonly PinnedScript[] | null;
  /** Shared modules that it takes, with the names that it takes of each. */
  shared: Readonly<Record<string, readonly string[]>>;
  /** Names of the blocks that it shows. */
  blocks: readonly string[];
  /** The addresses that it is known to have; none of a block. */
  addresses: readonly string[];
};

/** A version of a package. Scripts have the hash that the descriptor gives them, or none where it gives none. */
export type Version<D extends Descriptor = Descriptor> = {
  name: string;
  /** As `campus/563e4478a89f`. */
  id: string;
  descriptor: D;
  /** Root-relative URL of its folder, with a slash at its end. */
  base: string;
  /** Name of its container on `globalThis`. */
  globalName: string;
  /** The browser's entry. */
  entry: PinnedScript;
  parts: readonly Part[];
  shared: ReadonlyMap<string, SharedModule>;
  /** Every address that its pages are known to have, in their order. */
  addresses: readonly string[];
  /** What its places answer, for the index of the search. */
  questions: SearchAnswers;
  /** Where each of its files stands in a site, by its path below the version's folder. */
  files: ReadonlyMap<string, string>;
  /** The names of the files that are there of it. */
  there: ReadonlySet<string>;
  /** Reads a file. @throws Fault when it is missing or not the one that was built. */
  read: (file: string) => Promise<Buffer>;
};
export type RemoteVersion = Version<RemoteDescriptor>;
export type ShellVersion = Version<ShellDescriptor>;

export const isShell = (version: Version): version is ShellVersion => version.descriptor.kind === 'shell';
export const isRemote = (version: Version): version is RemoteVersion => version.descriptor.kind === 'remote';

const assets = z.object({ js: z.object({ sync: z.array(file) }) });

/** The part of a Module Federation 2 manifest that a release reads. */
export const manifestSchema = z.object({
  metaData: z.object({
    // With an underscore within, as no name of the window's own has it: a container must not replace `fetch`.
    globalName: z.string().regex(/^[a-z][a-z0-9]*_\w+$/i, 'is not a name like uni_campus'),
    remoteEntry: z.object({ name: file, path: z.literal('').or(file) }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets })),
  shared: z.array(
    z.object({ name: z.string(), version: z.string(), requiredVersion: z.string(), singleton: z.boolean(), assets }),
  ),
});
export type FederationManifest = z.infer<typeof manifestSchema>;

const descriptorFile = 'descriptor.json';
const manifestFile = 'web/mf-manifest.json';

/** The folders of a version in a site: of files for visitors, which are its browser build, and of the others. */
function foldersOf(name: string, version: string) {
  const base = name === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;
  return { base, open: publicFolder + base, closed: `${privateFolder}/versions/${name}/${version}/` };
}

/** Where a file of a version stands in a site. Source maps are not for visitors. */
export function placeOf(name: string, version: string, file: string): string {
  const { open, closed } = foldersOf(name, version);
  return (file.startsWith('web/') && !file.endsWith('.map') ? open : closed) + file;
}

/** The version that a file of a site belongs to, as `package/version`; undefined for any other file. */
export function versionAt(path: string): string | undefined {
  const [, id] = /^(?:public\/remotes|private\/versions|public(?=\/shell\/))\/([^/]+\/[^/]+)\//.exec(path) ?? [];
  return id;
}

/** The versions whose descriptors are among files of a site, as `package/version`. */
export function versionsAmong(paths: Iterable<string>): string[] {
  return [...paths]
    .filter((path) => /^private\/versions\/[^/]+\/[^/]+\/descriptor\.json$/.test(path))
    .map((path) => versionAt(path)!);
}

/** The table of a version's parts. @param scriptsOf Of a module, by the manifest; undefined where it does not list it. */
function partsOf(
  descriptor: Descriptor,
  pinned: (files: readonly string[]) => PinnedScript[],
  scriptsOf: (module: string) => PinnedScript[] | undefined,
): Part[] {
  const { name: owner } = descriptor;
  const none = { owner, module: '', scripts: null, shared: {}, blocks: [], addresses: [] };
  if (descriptor.kind === 'shell')
    return descriptor.pages.map(({ path, scripts, blocks = [] }) => {
      return { ...none, kind: 'page', path, scripts: pinned(scripts), blocks, addresses: [path] };
    });
  const exposed = (module: string) => {
    return { module, scripts: scriptsOf(module) ?? null, shared: descriptor.requires[module] ?? {} };
  };
  const ofPages = descriptor.pages.flatMap((page) => {
    const [modules, { blocks = [] }] = [modulesOf(page), page];
    const others = addressesOf(page).filter((address) => address === page.path || !modules.has(address));
    return [...modules].map(([path, module]): Part => {
      const addresses = path === page.path ? others : [path];
      return { ...none, ...exposed(module), kind: 'page', path, blocks, addresses };
    });
  });
  const ofBlocks = descriptor.blocks.map((path): Part => {
    return { ...none, ...exposed(blockModule(path)), kind: 'block', path };
  });
  return [...ofPages, ...ofBlocks];
}

/** What is read of a version: its descriptor, manifest and questions, the names of its files, and their contents. */
type Given = {
  descriptor: Descriptor;
  manifest: FederationManifest;
  questions?: SearchAnswers;
  all: readonly string[];
  read: Version['read'];
};

/** A version as data. */
export function versionOf({ descriptor, manifest, questions = {}, all, read }: Given): Version {
  const { name, version, integrity } = descriptor;
  const { base } = foldersOf(name, version);
  const pinned = (files: readonly string[]): PinnedScript[] =>
    files.map((file) => ({ url: base + file, integrity: integrity[file] ?? '' }));
  const inBrowser = (files: readonly string[]) => pinned(files.map((file) => `web/${file}`));
  const { path, name: entryName } = manifest.metaData.remoteEntry;
  const entry = descriptor.kind === 'shell' ? descriptor.entry : posix.join('web', path, entryName);
  const modules = new Map(manifest.exposes.map((module) => [module.path, inBrowser(module.assets.js.sync)]));
  // What the descriptor lists with its hash is released, with its source maps and what describes it.
  const listed = Object.keys(integrity);
  const maps = listed.map((each) => `${each}.map`).filter((each) => all.includes(each));
  return {
    name,
    id: `${name}/${version}`,
    descriptor,
    base,
    globalName: manifest.metaData.globalName,
    entry: pinned([entry])[0]!,
    parts: partsOf(descriptor, pinned, (module) => modules.get(module)),
    shared: new Map(
      manifest.shared.map(({ name: module, version: own, requiredVersion, assets: { js } }) => [
        module,
        { version: own, requiredVersion, scripts: inBrowser(js.sync) },
      ]),
    ),
    addresses:
      descriptor.kind === 'shell' ? descriptor.pages.map((page) => page.path) : descriptor.pages.flatMap(addressesOf),
    questions,
    files: new Map(
      [...listed, ...maps, manifestFile, descriptorFile].sort().map((each) => [each, placeOf(name, version, each)]),
    ),
    there: new Set(all),
    read,
  };
}

/** Reads a version by its descriptor and manifest. @param place Where it is, for messages. */
async function readVersion(all: readonly string[], read: Version['read'], place: string): Promise<Version> {
  const value = <T>(schema: z.ZodType<T>, file: string, content: Buffer): T => {
    const result = parsed(schema, content.toString());
    if ('value' in result) return result.value;
    throw fault(
      `${join(place, file)} cannot be used: ${result.fault}.`,
      'Build the package again with the tools of this repository.',
      'build-unusable',
    );
  };
  const described = await read(descriptorFile);
  const { contract } = value(z.looseObject({ contract: z.int() }), descriptorFile, described);
  if (contract > contractVersion) {
    const newer = parsed(manifestSchema, (await read(manifestFile)).toString());
    const shared = 'value' in newer ? newer.value.shared : [];
    throw fault(
      `${join(place, descriptorFile)} is of contract ${contract}, and this tool reads contracts up to ${contractVersion}.`,
      `Take the newer platform: ${upgradeLine(shared.find(({ name }) => name === '@3eu/platform/page')?.version)}`,
      'tool-too-old',
    );
  }
  const descriptor = value<Descriptor>(descriptorSchema, descriptorFile, described);
  const verified = async (file: string) => {
    const content = await read(file);
    const hash = descriptor.integrity[file];
    if (hash === undefined || integrityOf(content) === hash) return content;
    const what = `${file} of ${descriptor.name} ${descriptor.version} is not the one that was built.`;
    throw fault(what, 'Build and publish it again.');
  };
  const about = [manifestFile, ...all.filter((file) => file === questionsFile)];
  const [federated, asked] = await Promise.all(about.map(read));
  const manifest = value(manifestSchema, manifestFile, federated!);
  const questions = asked ? value(searchAnswersSchema, questionsFile, asked) : {};
  return versionOf({ descriptor, manifest, questions, all, read: verified });
}

/** The build of a package in a folder, as it is now: building the package again does not change it. */
export async function readBuild(folder: string): Promise<Version> {
  const contents = new Map([[descriptorFile, await readFile(join(folder, descriptorFile))]]);
  for (const part of ['web', 'server'])
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) contents.set(relative(folder, path).replaceAll('\\', '/'), await readFile(path));
    }
  const read = (file: string): Promise<Buffer> => {
    const content = contents.get(file);
    if (content) return Promise.resolve(content);
    return Promise.reject(fault(`${file} is missing in ${folder}.`, 'Build the package again.'));
  };
  return readVersion([...contents.keys()], read, folder);
}

/** A version that stands in a release. @throws Fault when it is not there, or cannot be used. */
export async function storedVersion(
  { files: all, read }: Pick<Tree, 'files' | 'read'>,
  name: string,
  version: string,
  site: string,
): Promise<Version> {
  const { open, closed } = foldersOf(name, version);
  if (!all.has(closed + descriptorFile))
    throw fault(`${name} ${version} is not in ${site}.`, 'The list of its releases has the versions that there were.');
  const files = [open, closed].flatMap((folder) =>
    [...all.keys()].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length)),
  );
  return readVersion(files, (file) => read(placeOf(name, version, file)), closed);
}
