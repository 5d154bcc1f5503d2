/** Builds packages, and knows what a build was made from, so that none is made again for the same sources. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fault, message } from '../message';
import { isStandalone, lacksCommit, platformRoot, projectRoot, type Package } from '../project';
import { isWhole, packageBuild, type Build } from '../core/builds';
import { publishedAs, type ReleaseRecord } from '../core/records';
import { withLock } from './lock';
import type { Output } from './output';

const skipped = /(^|\/)(dist|node_modules|\.[^/]+|[^/]+\.tsbuildinfo)(\/|$)/;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !skipped.test(name));
  return entries.flatMap((entry) => (entry.isDirectory() || entry.isFile() ? filesBelow(join(path, entry.name)) : []));
}

const inProject = (...names: string[]) => names.map((name) => join(projectRoot, name));

/** The platform that is compiled into packages, its factory, the versions of libraries, and the compiler's options. */
export const platform = [
  ...['src', 'build', 'package.json'].map((name) => join(platformRoot, name)),
  ...inProject('package-lock.json', 'tsconfig.base.json'),
];

/** A key of sources, by their content. */
export function sourcesKey(paths: readonly string[], isInput: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).filter(isInput).sort())
    hash.update(relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** What a package's build is made from: its own sources and the platform's. Tests change no build. */
export function buildKey(root: string): string {
  return sourcesKey([root, ...platform], (file) => !isTest(file));
}

/** Refuses to go on without the committed pictures and fonts that pages show, if this repository has their masters. */
export async function checkAssets(): Promise<void> {
  if (!isStandalone) (await import('@3eu/shared/build/pictures/committed')).checkCommitted();
}

/** Where a build notes the sources that it was made from. */
const noteIn = (root: string) => join(root, 'dist/sources.key');
const isOf = async (root: string, key: string) => (await readFile(noteIn(root), 'utf8').catch(() => '')) === key;

/** A build, and the key of the sources that it was made from. */
export type SourcedBuild = { build: Build; sources: string };

/** Builds a package, unless its last build is from the same sources and whole. */
export async function buildPackage({ name, root }: Package, output: Output): Promise<SourcedBuild> {
  const start = performance.now();
  const [build, sources, isNew] = await withLock(join(root, 'dist/build'), 'building', output, async () => {
    output.step(`Building ${name}`);
    // Taken before the build: what is edited meanwhile is not what was built.
    const key = buildKey(root);
    const last = (await isOf(root, key)) ? await packageBuild(root).catch(() => null) : null;
    if (last && (await isWhole(last))) return [last, key, false] as const;
    const { buildPackage: compile } = await import('@3eu/shared/build/compile');
    await compile(root);
    await writeFile(noteIn(root), key);
    return [await packageBuild(root), key, true] as const;
  });
  const { name: found, version } = build.descriptor;
  if (found !== name)
    throw fault(
      'other-package-there',
      { folder: root, found, name },
      `${root} contains the package ${found}, not ${name}.`,
      'Correct the name or the folder.',
    );
  const seconds = isNew ? (performance.now() - start) / 1000 : null;
  const words = seconds === null ? 'is already built' : `built in ${seconds.toFixed(1)} s`;
  output.tell(message('built', { name, version, seconds }, `${name} ${version} ${words}`));
  return { build, sources };
}

/** Builds packages one after the other. */
export async function buildPackages(packages: readonly Package[], output: Output): Promise<SourcedBuild[]> {
  await checkAssets();
  const builds: SourcedBuild[] = [];
  for (const each of packages) builds.push(await buildPackage(each, output));
  return builds;
}

/** Names of packages, by why their sources differ from those of the live version. */
export type Differing = {
  /** They were changed here. */
  changed: string[];
  /** The live version is from a commit that this checkout lacks. */
  behind: string[];
};

/**
 * The packages whose sources are not those of their live version. Nothing is built: where the last build here is of these
 * sources, its version tells; otherwise the key that was recorded with the release.
 */
export async function differing(
  packages: readonly Package[],
  live: ReadonlyMap<string, string>,
  records: readonly ReleaseRecord[],
): Promise<Differing> {
  const isLive = async ({ name, root }: Package) => {
    const [key, version] = [buildKey(root), live.get(name)];
    if (version === undefined) return false;
    const built = await readFile(join(root, 'dist/descriptor.json'), 'utf8').catch(() => null);
    if (built !== null && (await isOf(root, key)))
      return (JSON.parse(built) as { version: string }).version === version;
    return publishedAs(records, name, version)?.sources === key;
  };
  const found: Differing = { changed: [], behind: [] };
  for (const each of packages) {
    if (await isLive(each)) continue;
    const commit = publishedAs(records, each.name, live.get(each.name) ?? '')?.commit;
    found[lacksCommit(commit) ? 'behind' : 'changed'].push(each.name);
  }
  return found;
}

/** Names of the packages whose build is not the live version. One that cannot be built differs: its own release says why. */
export async function differingBuilds(
  packages: readonly Package[],
  live: ReadonlyMap<string, string>,
  { step, done, fail }: Output,
): Promise<string[]> {
  const differ: string[] = [];
  for (const each of packages) {
    const built = await buildPackage(each, { step, done, fail, tell: () => {} }).catch(() => null);
    if (built?.build.descriptor.version !== live.get(each.name)) differ.push(each.name);
  }
  done();
  return differ;
}
