import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@3eu/shared/contract/release';
import { recordMessage, recordsText, type ReleaseRecord } from '../plan/records';
import { versionBase, versionNames } from '../plan/versions';
import { packageBuild, placeOf, privateVersionFolder, type Build } from '../render/builds';
import { readRegistry } from '../render/live-site';
import { readRecords } from '../render/records';
import { hashOf } from '../store/file-index';
import { files } from '../store/places';
import { damagedFiles, DamagedFileError, publicFolder, type Store, type Tree } from '../store/store';
import { UserError } from '../user-error';
import { localEnvironment } from './environment';
import type { Output } from './output';
import { allPackages, assetFolder } from './packages';
import { release } from './release';
import { reportOutcome } from './report';
import { nothingPublished } from './site';
import { siteStore } from './site-store';

/** A release without its damaged files, except for those of which there is a copy. */
type Remains = { tree: Tree; damaged: readonly string[]; restored: ReadonlyMap<string, Buffer>; lost: string[] };

/** The builds in this project, as they are: nothing is built. */
async function existingBuilds(): Promise<Build[]> {
  const builds = await Promise.all(allPackages().map(({ root }) => packageBuild(root).catch(() => null)));
  return builds.filter((build) => build !== null);
}

/** What is left of a release. Copies of damaged files are in earlier releases, in builds and among the pictures. */
async function remainsOf(tree: Tree, store: Store): Promise<Remains> {
  const damaged = await damagedFiles(tree);
  const standing = await Promise.all((await store.releases()).map(({ open }) => open().catch(() => null)));
  const built = new Map(
    (await existingBuilds()).flatMap((build) =>
      build.files.map((file) => [placeOf(build, file), () => build.read(file)]),
    ),
  );
  const restored = new Map<string, Buffer>();
  for (const path of damaged) {
    const copies = [
      ...standing.map((other) => () => other!.read(path)),
      built.get(path),
      () => readFile(join(assetFolder, path.slice(publicFolder.length))),
    ];
    for (const copy of copies) {
      const content = await copy?.().catch(() => null);
      if (content && hashOf(content) === tree.hash(path)) restored.set(path, content);
      if (restored.has(path)) break;
    }
  }
  return { tree, damaged, restored, lost: damaged.filter((path) => !restored.has(path)) };
}

/** The tree that the next release is planned from: what is damaged is missing, and so it is made again. */
function withoutDamage({ tree, damaged, restored }: Remains): Tree {
  const isDamaged = new Set(damaged);
  const has = (path: string) => tree.has(path) && (!isDamaged.has(path) || restored.has(path));
  return {
    ...tree,
    has,
    paths: tree.paths.filter(has),
    hash: (path) => (isDamaged.has(path) ? undefined : tree.hash(path)),
    read: (path) => (restored.has(path) ? Promise.resolve(restored.get(path)!) : tree.read(path)),
  };
}

/** Whether nothing else tells what a file contained: all the rest follows from it. */
function isSource(path: string, registry: Registry): boolean {
  const versions = [...versionNames({ registry })].flatMap(([name, version]) => [
    publicFolder + versionBase({ kind: name === 'shell' ? 'shell' : 'remote', name, version }),
    privateVersionFolder(name, version),
  ]);
  return (
    [files.records, files.ledger, files.settings].includes(path as typeof files.records) ||
    (versions.some((folder) => path.startsWith(folder)) && !/\.(br|gz|map)$/.test(path))
  );
}

/** Files that are lost, and without which the release cannot be made again. */
async function missingSources(remains: Remains): Promise<string[]> {
  if (remains.lost.includes(files.registry)) return [files.registry];
  const registry = await readRegistry(withoutDamage(remains));
  return remains.lost.filter((path) => isSource(path, registry));
}

/** Releases the same versions again, with every file that can be copied or made. */
async function remake(store: Store, first: Remains, output: Output): Promise<void> {
  let remains = first;
  const remaining: Store = {
    ...store,
    read: async () => withoutDamage((remains = await remainsOf(await store.read(), store))),
    draft: async () => {
      const draft = await store.draft(remains.tree);
      for (const path of remains.damaged) draft.remove(path);
      return draft;
    },
  };
  const outcome = await release(localEnvironment(remaining, output), {
    kind: 'repair',
    trusted: true,
    everything: first.lost.length > 0,
    decide: async (live) => ({
      builds: await Promise.all([...versionNames(live).keys()].map(live.build)),
      restored: remains.restored,
    }),
  });
  const { write } = outcome.changes!;
  reportOutcome(outcome, output);
  output.line(`${remains.damaged.filter((path) => write.has(path)).length} damaged files were replaced.`);
  for (const path of remains.damaged.filter((each) => !write.has(each)))
    output.line(`${path} could not be replaced, and is no longer there. Publish what it belongs to again.`);
}

/** Releases the newest release again that is whole. */
async function repeat(store: Store, newest: Tree | null, reason: string, output: Output): Promise<void> {
  const { now, by, checker } = localEnvironment(store, output);
  await checker.close();
  for (const { number, open } of await store.releases()) {
    const tree = await open().catch(() => null);
    if (!tree || (await damagedFiles(tree)).length > 0) continue;
    const records = await readRecords(newest ?? tree).catch(() => readRecords(tree));
    const record: ReleaseRecord = {
      number: tree.next,
      time: now().toISOString(),
      kind: 'repair',
      by,
      packages: [],
      documents: { rendered: 0, removed: 0 },
      forced: null,
      repeats: number,
    };
    const draft = await store.draft(tree);
    await draft.write(files.records, recordsText([...records, record]));
    if ((await draft.claim(recordMessage(record))) === 'taken')
      throw new UserError('Somebody else has released in the meantime. Run the command again.');
    return output.line(
      `Release ${tree.next} is live. It repeats release ${number}, the newest one without damage. Publish again what was released after that: npm run releases`,
    );
  }
  throw new UserError(`${reason} No earlier release is whole either. Restore these files from a backup.`);
}

/** Replaces what is damaged in the live release by a new release. Nothing is removed. */
export async function repairCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const tree = await store.read().catch((error: unknown) => {
    if (error instanceof DamagedFileError) return error;
    throw error;
  });
  if (tree instanceof DamagedFileError) return repeat(store, null, tree.message, output);
  if (tree.number === 0) throw nothingPublished(site);
  output.step('Reading every file');
  const remains = await remainsOf(tree, store);
  if (remains.damaged.length === 0)
    return output.line(`All ${tree.paths.length} files of release ${tree.number} are as they were released.`);
  const sources = await missingSources(remains);
  if (sources.length === 0) return remake(store, remains, output);
  return repeat(store, tree, `There is no other copy of ${sources.join(', ')}.`, output);
}
