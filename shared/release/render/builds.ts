import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@3eu/shared/build/integrity';
import type { Descriptor } from '@3eu/shared/contract/release';
import { UserError } from '../user-error';
import { descriptorSchema, manifestSchema, parsed, type Parsed } from '../plan/schema';
import { versionBase, type Version } from '../plan/versions';
import { privateFolder, publicFolder, type Tree } from '../store/store';

/** A version together with its files, wherever they are. */
export type Build = Version & {
  /** Its files by path below the version's folder, as in `web/remoteEntry.js`. */
  files: readonly string[];
  /** Reads a file. @throws when it is missing or not the one that was built. */
  read: (file: string) => Promise<Buffer>;
};

const descriptorFile = 'descriptor.json';
const manifestFile = 'web/mf-manifest.json';

function valueOf<T>(result: Parsed<T>, file: string): T {
  if ('value' in result) return result.value;
  throw new UserError(
    `${file} cannot be used: ${result.fault}. Build the package again with the tools of this repository.`,
  );
}

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
    throw new UserError(
      `${file} of ${descriptor.name} ${descriptor.version} is not the one that was built. Build and publish it again.`,
    );
  };
}

/** The last build of a package in its current state: building the package again does not change it. */
export async function packageBuild(root: string): Promise<Build> {
  const dist = join(root, 'dist');
  const text = (file: string) => readFile(join(dist, file), 'utf8');
  if (!existsSync(join(dist, descriptorFile)))
    throw new UserError(`${root} has not been built. Run \`npm run build\` in it first.`);
  const descriptor = valueOf(parsed(descriptorSchema, await text(descriptorFile)), join(dist, descriptorFile));
  const manifest = valueOf(parsed(manifestSchema, await text(manifestFile)), join(dist, manifestFile));
  const below = async (part: string) =>
    (await readdir(join(dist, part), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(dist.length + 1)
          .replaceAll('\\', '/'),
      );
  const files = released(descriptor, [...(await below('web')), ...(await below('server')), descriptorFile]);
  const contents = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(dist, file))] as const)),
  );
  const read = async (file: string) => {
    const content = contents.get(file);
    if (content) return content;
    throw new UserError(`${file} is missing in ${dist}. Build the package again.`);
  };
  return { descriptor, manifest, files, read: verified({ descriptor, manifest }, read) };
}

/** Whether visitors may have a file of a version: its browser build, without the source maps. */
export function isPublic(file: string): boolean {
  return file.startsWith('web/') && !file.endsWith('.map');
}

/** Folder of a version's files that are not for visitors. */
export function privateVersionFolder(name: string, version: string): string {
  return `${privateFolder}/versions/${name}/${version}/`;
}

/** Where a file of a version stands in a tree. */
export function placeOf({ descriptor }: Version, file: string): string {
  const folder = isPublic(file)
    ? publicFolder + versionBase(descriptor)
    : privateVersionFolder(descriptor.name, descriptor.version);
  return folder + file;
}

const inTree = /^(?:private\/versions\/([^/]+)|public\/(shell)|public\/remotes\/([^/]+))\/([0-9a-f]{12})\/(.+)$/;

const filesByTree = new WeakMap<Tree, ReadonlyMap<string, readonly string[]>>();

/** Files of every version in a tree, by `package/version`; all are found in one go, since a site may have hundreds. */
export function versionFiles(tree: Tree): ReadonlyMap<string, readonly string[]> {
  const read = filesByTree.get(tree);
  if (read) return read;
  const found = new Map<string, string[]>();
  for (const path of tree.paths) {
    const [, own, shell, remote, version, file] = inTree.exec(path) ?? [];
    if (file === undefined || (own === undefined && /\.(br|gz)$/.test(file))) continue;
    const key = `${own ?? shell ?? remote}/${version}`;
    const known = found.get(key);
    if (known) known.push(file);
    else found.set(key, [file]);
  }
  filesByTree.set(tree, found);
  return found;
}

/**
 * A version that stands in a site.
 * @throws UserError when it is not there; DamagedFileError when its descriptor is not the one that was released.
 */
export async function storedBuild(tree: Tree, name: string, version: string, site: string): Promise<Build> {
  const folder = privateVersionFolder(name, version);
  if (!tree.has(folder + descriptorFile))
    throw new UserError(
      `${name} ${version} is not in ${site}. \`npm run releases\` lists the versions that were released.`,
    );
  const descriptor = valueOf(
    parsed(descriptorSchema, (await tree.read(folder + descriptorFile)).toString()),
    folder + descriptorFile,
  );
  const base = publicFolder + versionBase(descriptor);
  const manifest = valueOf(
    parsed(manifestSchema, (await tree.read(base + manifestFile)).toString()),
    base + manifestFile,
  );
  const files = released(descriptor, versionFiles(tree).get(`${name}/${version}`) ?? []);
  return {
    descriptor,
    manifest,
    files,
    read: verified({ descriptor, manifest }, (file) => tree.read((isPublic(file) ? base : folder) + file)),
  };
}

/** @throws when a file of a version is missing or not the one that was built. */
export async function checkWhole(build: Build): Promise<void> {
  for (const file of Object.keys(build.descriptor.integrity)) await build.read(file);
}
