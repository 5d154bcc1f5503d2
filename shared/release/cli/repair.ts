import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@3eu/shared/contract/release';
import { readRecords, readRegistry } from '../core/live';
import { fault } from '../messages/fault';
import { message, textOf } from '../messages/message';
import { recordMessage, recordsText, type ReleaseRecord } from '../plan/records';
import { versionBase, versionNames } from '../plan/versions';
import { packageBuild, placeOf, privateVersionFolder, type Build } from '../render/builds';
import { hashOf } from '../store/file-index';
import { files } from '../store/places';
import { damagedFiles, DamagedFileError, publicFolder, type Store, type Tree } from '../store/store';
import { releaseInto } from './environment';
import { currentUser } from './identity';
import type { Output } from './output';
import { allPackages, assetFolder } from './packages';
import { nothingPublished, siteStore } from './site';

/** A release without its damaged files, except for those of which there is a copy. */
type Remains = { tree: Tree; damaged: readonly string[]; restored: ReadonlyMap<string, Buffer>; lost: string[] };

/** Copies of damaged files are in earlier releases, in this project's builds as they are, and among its pictures. */
async function remainsOf(tree: Tree, store: Store): Promise<Remains> {
  const damaged = await damagedFiles(tree);
  const standing = await Promise.all((await store.releases()).map(({ open }) => open().catch(() => null)));
  const builds = await Promise.all(allPackages().map(({ root }) => packageBuild(root).catch(() => null)));
  const built = new Map(
    builds
      .filter((build): build is Build => build !== null)
      .flatMap((build) => build.files.map((file) => [placeOf(build, file), () => build.read(file)])),
  );
  const restored = new Map<string, Buffer>();
  for (const path of damaged) {
    const copies = [
      ...standing.map((other) => () => other!.read(path)),
      () => built.get(path)!(),
      () => readFile(join(assetFolder, path.slice(publicFolder.length))),
    ];
    for (const copy of copies) {
      const content = await Promise.resolve()
        .then(copy)
        .catch(() => null);
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
  const { changes } = await releaseInto(
    remaining,
    {
      kind: 'repair',
      trusted: true,
      everything: first.lost.length > 0,
      decide: ({ builds }) => Promise.resolve({ builds: [...builds.values()], restored: remains.restored }),
    },
    output,
  );
  const isReplaced = (path: string) => changes!.write.has(path);
  output.tell(message('replaced', { files: remains.damaged.filter(isReplaced).length }));
  for (const path of remains.damaged.filter((each) => !isReplaced(each)))
    output.tell(message('not-replaced', { path }));
}

/** Releases the newest release again that is whole. */
async function repeat(store: Store, newest: Tree | null, problem: string, output: Output): Promise<void> {
  for (const { number, open } of await store.releases()) {
    const tree = await open().catch(() => null);
    if (!tree || (await damagedFiles(tree)).length > 0) continue;
    const records = await readRecords(newest ?? tree).catch(() => readRecords(tree));
    const record: ReleaseRecord = {
      number: tree.next,
      time: new Date().toISOString(),
      kind: 'repair',
      by: currentUser(),
      packages: [],
      documents: { rendered: 0, removed: 0 },
      forced: null,
      repeats: number,
    };
    const draft = await store.draft(tree);
    await draft.write(files.records, recordsText([...records, record]));
    if ((await draft.claim(recordMessage(record))) === 'taken') throw fault('repair-overtaken');
    return output.tell(message('repeated', { number: tree.next, repeats: number }));
  }
  throw fault('beyond-repair', { problem });
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
    return output.tell(message('whole', { number: tree.number, files: tree.paths.length }));
  const paths = await missingSources(remains);
  if (paths.length === 0) return remake(store, remains, output);
  return repeat(store, tree, textOf(message('no-other-copy', { paths })), output);
}
