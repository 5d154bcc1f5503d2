import { existsSync, statSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { integrityOf } from '@3eu/shared/build/integrity';
import type { Descriptor } from '@3eu/shared/contract/release';
import { writeCompressed } from './compress';
import { PublishError } from '../publish-error';
import { writeFolderWhole, writeWhole, type SiteFolder } from './site-folder';

/** Reads the descriptor of a package's last build. */
export async function readBuild(packageRoot: string): Promise<Descriptor> {
  const file = join(packageRoot, 'dist/descriptor.json');
  if (!existsSync(file)) throw new PublishError(`${packageRoot} has not been built. Run \`npm run build\` in it first.`);
  return JSON.parse(await readFile(file, 'utf8')) as Descriptor;
}

/** Root-relative URL of a version's folder, with a slash at its end. */
export function versionBase({ kind, name, version }: Pick<Descriptor, 'kind' | 'name' | 'version'>): string {
  return kind === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;
}

/** The version's folder in the site. */
export function versionFolder({ root }: SiteFolder, descriptor: Pick<Descriptor, 'kind' | 'name' | 'version'>): string {
  return resolve(join(root, versionBase(descriptor)));
}

/** The first script of a version that is missing or not the one that was built; null where the version is whole. */
export async function brokenFile(folder: string, { integrity }: Descriptor): Promise<string | null> {
  for (const [file, hash] of Object.entries(integrity)) {
    const content = await readFile(join(folder, file)).catch(() => null);
    if (!content || integrityOf(content) !== hash) return file;
  }
  return existsSync(join(folder, 'descriptor.json')) ? null : 'descriptor.json';
}

/**
 * Puts a build beside the earlier ones. A version that is there already is left as it is, unless a part of it is missing.
 * @param added Takes its folder, where it was not there before.
 */
export async function copyVersion(site: SiteFolder, packageRoot: string, descriptor: Descriptor, added: string[]): Promise<void> {
  const folder = versionFolder(site, descriptor);
  const isNew = !existsSync(folder);
  if (!isNew && (await brokenFile(folder, descriptor)) === null) return;
  await writeFolderWhole(folder, async (draft) => {
    await cp(join(packageRoot, 'dist'), draft, { recursive: true, filter: (source) => !source.endsWith('/dist/types') && !source.endsWith('.tsbuildinfo') && !source.includes('/dist/public') });
    const files = (await readdir(draft, { recursive: true })) as string[];
    for (const file of files.filter((name) => name.startsWith('web/') && name.endsWith('.js'))) {
      await writeCompressed(join(draft, file), await readFile(join(draft, file)));
    }
  });
  if (isNew) added.push(folder);
}

/**
 * Puts files whose names carry their hashes into the site: pictures, portraits, fonts, icons. One that is there in part
 * only is written anew.
 * @param added Takes the paths of those that were not there before.
 */
export async function addAssets({ root }: SiteFolder, assets: string, added: string[]): Promise<void> {
  const entries = await readdir(assets, { recursive: true, withFileTypes: true });
  // Another build may be writing into the same folder: its drafts are no assets.
  for (const entry of entries.filter((candidate) => candidate.isFile() && !candidate.name.endsWith('.tmp'))) {
    const source = join(entry.parentPath, entry.name);
    const target = join(root, relative(assets, source));
    const isThere = existsSync(target);
    if (isThere && statSync(target).size === statSync(source).size) continue;
    await writeWhole(target, await readFile(source));
    if (!isThere) added.push(target);
  }
}
