import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { integrityOf } from '../../build/integrity';
import type { Descriptor } from '../../contract/descriptor';
import { descriptorSchema } from '../../contract/schema';
import { fault } from '../message';
import { privateFolder, publicFolder, type Tree } from '../store/git';
import { manifestSchema, parsed } from './schema';
import { versionBase, type Version } from './versions';

/** A version together with its files, wherever they are. */
export type Build = Version & {
  /** Its files by path below the version's folder, as in `web/remoteEntry.js`. */
  files: readonly string[];
  /** Reads a file. @throws when it is missing or not the one that was built. */
  read: (file: string) => Promise<Buffer>;
};

const descriptorFile = 'descriptor.json';
const manifestFile = 'web/mf-manifest.json';

/** Files of a version that are released: those that its descriptor lists with their hashes, and what describes them. */
function released({ integrity }: Descriptor, files: readonly string[]): string[] {
  const listed = new Set([
    ...Object.keys(integrity).flatMap((file) => [file, `${file}.map`]),
    manifestFile,
    descriptorFile,
  ]);
  return files.filter((file) => listed.has(file)).sort();
}

/** Wraps a reader so that a file with a known hash is returned only if it matches. */
function verified({ descriptor }: Version, read: (file: string) => Promise<Buffer>) {
  return async (file: string) => {
    const content = await read(file);
    const hash = descriptor.integrity[file];
    if (hash === undefined || integrityOf(content) === hash) return content;
    const { name, version } = descriptor;
    const what = `${file} of ${name} ${version} is not the one that was built.`;
    throw fault(what, 'Build and publish it again.');
  };
}

/** A version, by its descriptor and manifest. @param place Where it is, for messages. */
async function buildFrom(
  all: readonly string[],
  read: (file: string) => Promise<Buffer>,
  place: string,
): Promise<Build> {
  const value = async <T>(schema: z.ZodType<T>, file: string): Promise<T> => {
    const result = parsed(schema, (await read(file)).toString());
    if ('value' in result) return result.value;
    throw fault(
      `${join(place, file)} cannot be used: ${result.fault}.`,
      'Build the package again with the tools of this repository.',
      'build-unusable',
    );
  };
  const descriptor = await value(descriptorSchema, descriptorFile);
  const version = { descriptor, manifest: await value(manifestSchema, manifestFile) };
  return { ...version, files: released(descriptor, all), read: verified(version, read) };
}

/** The build of a package in a folder, as it is now: building the package again does not change it. */
export async function packageBuild(folder: string): Promise<Build> {
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
  return buildFrom([...contents.keys()], read, folder);
}

/** Whether visitors may have a file of a version: its browser build, without the source maps. */
export function isPublic(file: string): boolean {
  return file.startsWith('web/') && !file.endsWith('.map');
}

/** Folder of a version's files that are not for visitors. */
export function privateVersionFolder(name: string, version: string): string {
  return `${privateFolder}/versions/${name}/${version}/`;
}

/** Folders of a version's files: those for visitors, and the others. */
function versionFolders(name: string, version: string): [forVisitors: string, others: string] {
  const base = versionBase({ kind: name === 'shell' ? 'shell' : 'remote', name, version });
  return [publicFolder + base, privateVersionFolder(name, version)];
}

/** The files of a version that stand in a tree. */
export function versionPaths({ paths }: Pick<Tree, 'paths'>, name: string, version: string): string[] {
  const folders = versionFolders(name, version);
  return paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
}

/** Where a file of a version stands in a tree. */
export function placeOf({ descriptor }: Version, file: string): string {
  const folder = isPublic(file)
    ? publicFolder + versionBase(descriptor)
    : privateVersionFolder(descriptor.name, descriptor.version);
  return folder + file;
}

/**
 * A version that stands in a site.
 * @throws Fault when it is not there, or cannot be used.
 */
export async function storedBuild(tree: Tree, name: string, version: string, site: string): Promise<Build> {
  const folder = privateVersionFolder(name, version);
  if (!tree.has(folder + descriptorFile))
    throw fault(`${name} ${version} is not in ${site}.`, '`npm run releases` lists the versions that were released.');
  const [base] = versionFolders(name, version);
  const files = versionPaths(tree, name, version).map((path) =>
    path.slice((path.startsWith(base) ? base : folder).length),
  );
  return buildFrom(files, (file) => tree.read((isPublic(file) ? base : folder) + file), folder);
}

/** Whether a file of a site belongs to a version of a package. */
export function isOfVersion(path: string): boolean {
  return /^(public\/(shell|remotes)|private\/versions)\//.test(path);
}
