import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fault } from '../messages/fault';
import { message } from '../messages/message';
import { publishedAs, type ReleaseRecord } from '../plan/records';
import { checkWhole, packageBuild, type Build } from '../render/builds';
import { buildKey, done, isDone } from './fingerprint';
import { withLock } from './lock';
import type { Output } from './output';
import type { Package } from './packages';
import { isStandalone } from './project';

/** Refuses to go on without the committed pictures and fonts that pages show, if this repository has their masters. */
export async function checkAssets(): Promise<void> {
  if (!isStandalone) (await import('@3eu/shared/build/pictures/committed')).checkCommitted();
}

/** Where a build notes the sources that it was made from. */
const noteIn = (root: string) => join(root, 'dist/sources.key');

/** Builds a package, unless its last build is from the same sources and whole. */
export async function buildPackage({ name, root }: Package, output: Output): Promise<Build> {
  const start = performance.now();
  const [build, isNew] = await withLock(join(root, 'dist/build'), 'building', output, async () => {
    output.step(`Building ${name}`);
    const key = buildKey(root);
    const last = (await isDone(noteIn(root), key)) ? await packageBuild(root).catch(() => null) : null;
    const isWhole =
      last !== null &&
      (await checkWhole(last).then(
        () => true,
        () => false,
      ));
    if (isWhole) return [last, false] as const;
    const { buildPackage: compile } = await import('@3eu/shared/build/compile');
    await compile(root);
    await done(noteIn(root), key);
    return [await packageBuild(root), true] as const;
  });
  const { name: found, version } = build.descriptor;
  if (found !== name) throw fault('other-package-there', { folder: root, found, name });
  output.tell(message('built', { name, version, seconds: isNew ? (performance.now() - start) / 1000 : null }));
  return build;
}

/** Builds packages one after the other. */
export async function buildPackages(packages: readonly Package[], output: Output): Promise<Build[]> {
  await checkAssets();
  const builds: Build[] = [];
  for (const each of packages) builds.push(await buildPackage(each, output));
  return builds;
}

/**
 * Names of the packages whose sources have changed since their live version was published. Nothing is built: where the
 * last build here is of these sources, its version tells; otherwise the fingerprint that was recorded with the release.
 */
export async function differing(
  packages: readonly Package[],
  live: ReadonlyMap<string, string>,
  records: readonly ReleaseRecord[],
): Promise<string[]> {
  const names = await Promise.all(
    packages.map(async ({ name, root }) => {
      const [key, version] = [buildKey(root), live.get(name)];
      if (version === undefined) return name;
      const built = await readFile(join(root, 'dist/descriptor.json'), 'utf8').catch(() => null);
      if (built !== null && (await isDone(noteIn(root), key)))
        return (JSON.parse(built) as { version: string }).version === version ? [] : name;
      return publishedAs(records, name, version)?.sources === key ? [] : name;
    }),
  );
  return names.flat();
}
