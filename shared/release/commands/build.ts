import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkWhole, packageBuild, type Build } from '../render/builds';
import { assetFolder, projectRoot, type Package } from './packages';
import type { Output } from './output';
import { isStandalone } from './project';
import { packageKey, platformKey, sourcesKey } from './sources';
import { withLock, waiting } from './lock';
import { UserError } from '../user-error';

/** Runs a task unless it already ran for the same sources and its result still exists. */
async function unlessDone(
  stamp: string,
  key: string,
  stands: () => Promise<boolean>,
  run: () => Promise<void>,
): Promise<boolean> {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === key && (await stands())) return false;
  await run();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, key);
  return true;
}

/** Makes the pictures, portraits, emblems, icons and fonts that pages show, if this repository has their masters. */
export async function makeAssets(output: Output): Promise<void> {
  if (isStandalone) return;
  const { step } = output;
  const lock = join(projectRoot, '.cache/assets-lock');
  const key = sourcesKey(
    ['shared/pictures', 'shared/build', 'shared/src', 'package-lock.json'].map((path) => join(projectRoot, path)),
  );
  const make = async () => {
    const what = 'Making pictures';
    step(what);
    const { buildPictures } = await import('@3eu/shared/build/pictures');
    await buildPictures({ outDir: assetFolder, progress: (done, of) => step(what, { done, of }) });
  };
  const stands = () => Promise.resolve(existsSync(assetFolder));
  await withLock(
    lock,
    () => unlessDone(join(projectRoot, '.cache/assets.key'), key, stands, make),
    waiting('building', output),
  );
}

/** Builds a package, unless its last build is from the same sources and whole. */
export async function buildPackage({ name, root }: Package, output: Output, platform = platformKey()): Promise<Build> {
  const { step, line } = output;
  const stands = () =>
    packageBuild(root)
      .then(checkWhole)
      .then(
        () => true,
        () => false,
      );
  const make = async () => {
    const { buildPackage: build } = await import('@3eu/shared/build/compile');
    await build(root);
  };
  const lock = join(root, 'dist/lock');
  const [built, build, seconds] = await withLock(
    lock,
    async () => {
      const start = performance.now();
      step(`Building ${name}`);
      const isNew = await unlessDone(join(root, 'dist/sources.key'), packageKey(root, platform), stands, make);
      return [isNew, await packageBuild(root), (performance.now() - start) / 1000] as const;
    },
    waiting('building', output),
  );
  if (build.descriptor.name !== name)
    throw new UserError(
      `${root} contains the package ${build.descriptor.name}, not ${name}. Correct the name or the folder.`,
    );
  line(`${name} ${build.descriptor.version} ${built ? `built in ${seconds.toFixed(1)} s` : 'is already built'}`);
  return build;
}

/** Builds packages one after the other, and the assets that their pages show. */
export async function buildPackages(packages: readonly Package[], output: Output): Promise<Build[]> {
  await makeAssets(output);
  const platform = platformKey();
  const builds: Build[] = [];
  for (const each of packages) builds.push(await buildPackage(each, output, platform));
  return builds;
}

/** How the working tree differs from what is live. */
export type Comparison = {
  /** Packages that make another version. */
  differing: string[];
  /** Packages that cannot be built, which may be another team's work in progress. */
  broken: { name: string; fault: string }[];
};

/** What is said of a package whose build failed. */
export function cannotBeBuilt({ name, fault }: Comparison['broken'][number]): string {
  return `${name} cannot be built as it stands in the working tree: ${fault}`;
}

/** Builds packages, and compares their versions with the live ones. */
export async function compared(
  packages: readonly Package[],
  live: ReadonlyMap<string, string>,
  output: Output,
): Promise<Comparison> {
  const quiet = { ...output, line: () => {} };
  await makeAssets(quiet);
  const platform = platformKey();
  const comparison: Comparison = { differing: [], broken: [] };
  for (const each of packages) {
    try {
      const { descriptor } = await buildPackage(each, quiet, platform);
      if (live.get(descriptor.name) !== descriptor.version) comparison.differing.push(descriptor.name);
    } catch (error) {
      comparison.broken.push({ name: each.name, fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return comparison;
}
