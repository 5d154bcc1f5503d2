/** A version of a package: made when it is read, of a build or of a commit, and the same data either way. */
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { z } from 'zod';
import { integrityOf } from '../../build/integrity';
import { blockModule, contractVersion } from '../../contract';
import { addressesOf, modulesOf } from '../../contract/address';
import type { Descriptor, PinnedScript, Registry, RegistryRemote } from '../../contract/descriptor';
import { descriptorSchema, versionFile as file } from '../../contract/schema';
import type { Cached } from '../cache';
import { brotliOf } from '../compressed';
import { fault } from '../message';
import type { RemoteVersion, ShellVersion, Version, Versions, Weight } from '../model';
import { parsed } from '../parsed';
import { upgradeLine } from '../project';
import { isTooLarge } from '../gate/files';
import { privateFolder, publicFolder, type Tree } from '../store/objects';

/** A version together with its files, wherever they are. */
export type Build<V extends Version = Version> = V & {
  /** The names of the files that are there of it. */
  there: ReadonlySet<string>;
  /** Reads a file. @throws when it is missing or not the one that was built. */
  read: (file: string) => Promise<Buffer>;
};

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

/** The versions whose files are in a site, as `package/version`. */
export function keptVersions(paths: Iterable<string>): string[] {
  return [...paths]
    .filter((path) => /^private\/versions\/[^/]+\/[^/]+\/descriptor\.json$/.test(path))
    .map((path) => versionAt(path)!);
}

/** A version as data. @param all The names of the files that are there of it. */
export function versionOf(descriptor: Descriptor, manifest: FederationManifest, all: readonly string[]): Version {
  const { name, version, integrity } = descriptor;
  const { base } = foldersOf(name, version);
  const pinned = (files: readonly string[]): PinnedScript[] =>
    files.map((file) => ({ url: base + file, integrity: integrity[file] ?? '' }));
  const inBrowser = (files: readonly string[]) => pinned(files.map((file) => `web/${file}`));
  const { path, name: entryName } = manifest.metaData.remoteEntry;
  const entry = descriptor.kind === 'shell' ? descriptor.entry : posix.join('web', path, entryName);
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
    modules: new Map(
      descriptor.kind === 'shell'
        ? descriptor.pages.map((page) => [page.path, pinned(page.scripts)])
        : manifest.exposes.map((module) => [module.path, inBrowser(module.assets.js.sync)]),
    ),
    shared: new Map(
      manifest.shared.map(({ name: module, version: own, requiredVersion, assets: { js } }) => [
        module,
        { version: own, requiredVersion, scripts: inBrowser(js.sync) },
      ]),
    ),
    addresses:
      descriptor.kind === 'shell' ? descriptor.pages.map((page) => page.path) : descriptor.pages.flatMap(addressesOf),
    files: new Map(
      [...listed, ...maps, manifestFile, descriptorFile].sort().map((each) => [each, placeOf(name, version, each)]),
    ),
  };
}

/** Reads a version by its descriptor and manifest. @param place Where it is, for messages. */
async function readVersion(all: readonly string[], read: Build['read'], place: string): Promise<Build> {
  const value = async <T>(schema: z.ZodType<T>, file: string): Promise<T> => {
    const result = parsed(schema, (await read(file)).toString());
    if ('value' in result) return result.value;
    throw fault(
      `${join(place, file)} cannot be used: ${result.fault}.`,
      'Build the package again with the tools of this repository.',
      'build-unusable',
    );
  };
  const { contract } = await value(z.looseObject({ contract: z.int() }), descriptorFile);
  if (contract > contractVersion) {
    const newer = parsed(manifestSchema, (await read(manifestFile)).toString());
    const shared = 'value' in newer ? newer.value.shared : [];
    throw fault(
      `${join(place, descriptorFile)} is of contract ${contract}, and this tool reads contracts up to ${contractVersion}.`,
      `Take the newer platform: ${upgradeLine(shared.find(({ name }) => name === '@3eu/platform/page')?.version)}`,
      'tool-too-old',
    );
  }
  const descriptor = await value<Descriptor>(descriptorSchema, descriptorFile);
  const version = versionOf(descriptor, await value(manifestSchema, manifestFile), all);
  const verified = async (file: string) => {
    const content = await read(file);
    const hash = descriptor.integrity[file];
    if (hash === undefined || integrityOf(content) === hash) return content;
    const what = `${file} of ${descriptor.name} ${descriptor.version} is not the one that was built.`;
    throw fault(what, 'Build and publish it again.');
  };
  return { ...version, there: new Set(all), read: verified };
}

/** The build of a package in a folder, as it is now: building the package again does not change it. */
export async function readBuild(folder: string): Promise<Build> {
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
  { files: all, read }: Tree,
  name: string,
  version: string,
  site: string,
): Promise<Build> {
  const { open, closed } = foldersOf(name, version);
  if (!all.has(closed + descriptorFile))
    throw fault(`${name} ${version} is not in ${site}.`, 'The list of its releases has the versions that there were.');
  const files = [open, closed].flatMap((folder) =>
    [...all.keys()].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length)),
  );
  return readVersion(files, (file) => read(placeOf(name, version, file)), closed);
}

export function isShell<V extends Version>(version: V): version is V & ShellVersion {
  return version.descriptor.kind === 'shell';
}

/** The version of each package by its name, `shell` among them, as a registry has them. */
export function versionNames({ shell, remotes }: Registry): ReadonlyMap<string, string> {
  return new Map(
    Object.entries({ ...(shell ? { shell } : {}), ...remotes }).map(([name, { version }]) => [name, version]),
  );
}

function registryEntry(remote: RemoteVersion, allowed: readonly string[] | undefined): RegistryRemote {
  const { version, contract, pages, blocks, redirects, requires } = remote.descriptor;
  const connects = remote.descriptor.connects?.filter((origin) => allowed?.includes(origin) ?? true) ?? [];
  const { globalName, base, entry, modules } = remote;
  const ofPages = pages.flatMap((page) => [...modulesOf(page).values()]);
  return {
    version,
    contract,
    globalName,
    base,
    entry,
    pages,
    blocks,
    redirects,
    ...(connects.length > 0 && { connects }),
    needs: Object.fromEntries(
      ofPages.map((module) => [
        module,
        { scripts: modules.get(module) ?? [], shared: Object.keys(requires[module] ?? {}) },
      ]),
    ),
  };
}

/**
 * The registry of a site, without the parts of the search index, which its documents make.
 * @param connects The only origins that the site's owner allows remotes to talk to; undefined for any.
 */
export function registryOf({ shell, remotes }: Versions, connects?: readonly string[]): Registry {
  return {
    shell: shell && { version: shell.descriptor.version, base: shell.base },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, remote]) => [name, registryEntry(remote, connects)]),
    ),
    search: {},
  };
}

type SourceMap = { sources?: string[]; sourcesContent?: (string | null)[] };

/** A source as its team knows it: the package that it came with, or its path in the remote. */
function sourceName(source: string): string {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return library ?? source.replace(/^.*?\/\.\//, '').replace(/^\.\//, '');
}

/** The sources that take most room in scripts, by what their source maps say. */
async function heaviestOf({ files, read }: Build, scripts: readonly string[]): Promise<string[]> {
  const sums = new Map<string, number>();
  for (const map of scripts.map((script) => `${script}.map`).filter((each) => files.has(each))) {
    const { sources = [], sourcesContent = [] } = JSON.parse((await read(map)).toString()) as SourceMap;
    sources.forEach((source, index) =>
      sums.set(sourceName(source), (sums.get(sourceName(source)) ?? 0) + (sourcesContent[index]?.length ?? 0)),
    );
  }
  const ranked = [...sums].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return ranked.map(([name, size]) => `${name} (${(size / 1000).toFixed(1)} kB of source)`);
}

async function bytesOf({ there, read }: Build, script: string, cached: Cached): Promise<number> {
  return there.has(script) ? (await brotliOf(script, await read(script), cached)).length : 0;
}

/** What each page and block of a remote weighs: its own scripts, without the remote's entry. */
export async function weightsOf(build: Build, cached: Cached): Promise<Weight[]> {
  const { name: owner, base, modules, descriptor } = build;
  if (descriptor.kind === 'shell') return [];
  const parts = [
    ...descriptor.pages.flatMap((page) => [...modulesOf(page)]),
    ...descriptor.blocks.map((block) => [`the block ${block}`, blockModule(block)] as const),
  ];
  return Promise.all(
    parts.map(async ([part, module]) => {
      const files = (modules.get(module) ?? []).map(({ url }) => url.slice(base.length));
      const scripts = await Promise.all(
        files.map(async (script) => ({ file: script, bytes: await bytesOf(build, script, cached) })),
      );
      // Source maps are large, and only a part over the budget has to say why.
      return { owner, part, scripts, heaviest: isTooLarge(scripts) ? await heaviestOf(build, files) : [] };
    }),
  );
}

/** Brotli bytes of all scripts that a browser may load of a version. */
export async function scriptBytes(build: Build, cached: Cached): Promise<number> {
  const scripts = [...build.files.keys()].filter((each) => each.startsWith('web/') && each.endsWith('.js'));
  const sizes = await Promise.all(scripts.map((script) => bytesOf(build, script, cached)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
