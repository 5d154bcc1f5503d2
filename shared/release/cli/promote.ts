import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readLive } from '../core/live';
import { fault, usageFault } from '../messages/fault';
import { nearest } from '@3eu/shared/build/nearest';
import { publishedAs } from '../plan/records';
import { versionNames } from '../plan/versions';
import { publicFolder, type Tree } from '../store/store';
import { temporaryFolder } from '../temporary-folder';
import { releaseInto } from './environment';
import type { Output } from './output';
import { checkReason } from './publish';
import { wholeBuild } from './rollback';
import { liveTree, siteOf, siteStore } from './site';

/** Folders of files that no version has, and whose names change with their content. */
const assetFolders = ['pictures', 'people', 'emblems', 'fonts'].map((folder) => `${publicFolder}/${folder}/`);

/** Copies the pictures, portraits and fonts of a release into a folder. */
async function copyAssets(tree: Tree, folder: string): Promise<void> {
  for (const path of tree.paths.filter((each) => assetFolders.some((start) => each.startsWith(start)))) {
    const place = join(folder, path.slice(publicFolder.length));
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, await tree.read(path));
  }
}

type PromoteOptions = { site: string; from: string; force?: string; dryRun?: boolean };

/** The site that `--from` names: a folder, or a branch as `git:URL#branch`. */
export function siteNamed(from: string): string {
  return from.startsWith('git:') ? from : siteOf({ site: from });
}

/** Releases the very versions that are live in another site, without a build, through the same gate. */
export async function promoteCommand(
  names: readonly string[],
  { site, from, dryRun = false, ...options }: PromoteOptions,
  output: Output,
): Promise<void> {
  checkReason(options);
  const other = siteNamed(from);
  if (site === other) throw usageFault('same-site', { site });
  const source = siteStore(other, output);
  const tree = await liveTree(other, source);
  const live = await readLive(tree, source.name);
  const versions = versionNames(live);
  const builds = await Promise.all(
    names.map((name) => {
      const version = versions.get(name);
      if (version !== undefined) return wholeBuild(tree, name, version, source.name);
      throw fault('not-live', { name, site: source.name, hint: nearest(name, [...versions.keys()]) });
    }),
  );
  const commits = Object.fromEntries(
    names.map((name) => [name, publishedAs(live.records, name, versions.get(name)!)?.commit ?? 'unknown']),
  );
  const { path: assets } = temporaryFolder('promoted');
  await copyAssets(tree, assets);
  const decide = () => Promise.resolve({ builds, commits });
  await releaseInto(
    siteStore(site, output),
    { kind: 'promote', decide, assets, dryRun, forcible: true, ...options },
    output,
  );
}
