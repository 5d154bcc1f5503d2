/** Builds packages, and knows what a build was made from, so that none is made again for the same sources. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fault, message } from '../message';
import { isStandalone, platformRoot, projectRoot, type Package } from '../project';
import { isWhole, packageBuild, type Build } from '../core/builds';
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

/** A key of what a package's build is made from: its own sources and the platform's. Tests change no build. */
export function buildKey(root: string): string {
  const hash = createHash('sha256');
  for (const file of [root, ...platform]
    .flatMap(filesBelow)
    .filter((each) => !isTest(each))
    .sort())
    hash.update(relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Refuses to go on without the committed pictures and fonts that pages show, if this repository has their masters. */
export async function checkAssets(): Promise<void> {
  if (!isStandalone) (await import('@3eu/shared/build/pictures/committed')).checkCommitted();
}

/** Where a build notes the sources that it was made from. */
const noteIn = (root: string) => join(root, 'dist/sources.key');
const isOf = async (root: string, key: string) => (await readFile(noteIn(root), 'utf8').catch(() => '')) === key;

/** Builds a package, unless its last build is from the same sources and whole. */
export async function buildPackage({ name, root }: Package, output: Output): Promise<Build> {
  const start = performance.now();
  const [build, isNew] = await withLock(join(root, 'dist/build'), output, async () => {
    output.step(`Building ${name}`);
    // Taken before the build: what is edited meanwhile is not what was built.
    const key = buildKey(root);
    const last = (await isOf(root, key)) ? await packageBuild(root).catch(() => null) : null;
    if (last && (await isWhole(last))) return [last, false] as const;
    const { buildPackage: compile } = await import('@3eu/shared/build/compile');
    await compile(root);
    await writeFile(noteIn(root), key);
    return [await packageBuild(root), true] as const;
  });
  const { name: found, version } = build.descriptor;
  if (found !== name)
    throw fault(
      'other-package-there',
      { folder: root, found, name },
      `${root} contains the package ${found}, not ${name}.`,
      'Correct the name or the folder.',
    );
  const words = isNew ? `built in ${((performance.now() - start) / 1000).toFixed(1)} s` : 'is already built';
  output.tell(message('built', { name, version }, `${name} ${version} ${words}`));
  return build;
}

/** Builds packages one after the other. */
export async function buildPackages(packages: readonly Package[], output: Output): Promise<Build[]> {
  await checkAssets();
  const builds: Build[] = [];
  for (const each of packages) builds.push(await buildPackage(each, output));
  return builds;
}
