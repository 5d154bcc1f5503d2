import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecords, type ReleaseRecord } from './records';
import { readRegistry, type SiteFolder } from './site-folder';

/** How many versions of a package stay in the site, where nobody says otherwise. */
export const keptVersions = 5;

/** The versions that documents and the registry name, as `folder/version`. */
async function namedVersions({ root }: SiteFolder): Promise<Set<string>> {
  const { shell, remotes } = await readRegistry({ root });
  const registry = JSON.stringify([shell, Object.values(remotes).map(({ base, previous }) => [base, previous])]);
  const files = ((await readdir(root, { recursive: true })) as string[]).filter((file) => file.endsWith('.html') && !file.startsWith('.'));
  const texts = [registry, ...(await Promise.all(files.map((file) => readFile(join(root, file), 'utf8'))))];
  return new Set(texts.flatMap((text) => [...text.matchAll(/\/(shell|remotes\/[a-z0-9-]+)\/([0-9a-f]{12})\//g)].map(([, folder, version]) => `${folder}/${version}`)));
}

/** Versions of a package beyond those that stay, the newest release first; the records tell, not the clock. */
async function oldVersions({ root }: SiteFolder, records: readonly ReleaseRecord[], name: string, keep: number): Promise<string[]> {
  const folder = name === 'shell' ? 'shell' : `remotes/${name}`;
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const age = (version: string) => records.findLastIndex((record) => record.name === name && record.version === version);
  const versions = (await readdir(path)).filter((entry) => /^[0-9a-f]{12}$/.test(entry)).sort((a, b) => age(b) - age(a));
  return versions.slice(keep).map((version) => `${folder}/${version}`);
}

/** Removes the oldest versions of packages, never one that a document or the registry names. */
export async function pruneVersions(site: SiteFolder, names: readonly string[], keep: number): Promise<string[]> {
  const records = await readRecords(site);
  const old = (await Promise.all(names.map((name) => oldVersions(site, records, name, keep)))).flat();
  // Reading every document takes long on a large site: only where something may go.
  const named = old.length > 0 ? await namedVersions(site) : new Set<string>();
  const removed = old.filter((version) => !named.has(version));
  for (const version of removed) await rm(join(site.root, version), { recursive: true, force: true });
  return removed;
}
