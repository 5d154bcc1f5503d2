/**
 * Room site: a release as files, and where each of them stands. For every room above. Sites that are released already
 * have these paths: one that changes needs a way to read the old one.
 */
import { createHash } from 'node:crypto';

/** The part of a release that visitors get, the part that they do not, and its settings. */
export const publicFolder = 'public';
export const privateFolder = 'private';
export const settingsFile = 'config.json';

/** nginx's configuration, which a checkout has beside its public folder. */
export const nginxFile = `${privateFolder}/nginx.conf`;

/** What is live, as browsers ask for it too. */
export const registryFile = `${publicFolder}/remotes.json`;

/** What a release remembers: its records, what files were made from, facts of documents, earlier parts of the search. */
export const recordsFile = `${privateFolder}/records.jsonl`;
export const keysFile = `${privateFolder}/keys.json`;
export const factsFolder = `${privateFolder}/pages/`;
export const pastFile = `${privateFolder}/search.json`;
export const searchFolder = `${publicFolder}/search/`;

/** The place of what visitors get by a path. */
export const inPublic = (path: string) => `${publicFolder}/${path}`;

/** The path by which visitors get what stands in the public part. */
export const publicPath = (place: string) => place.slice(publicFolder.length + 1);

/** Whether a file of a site belongs to no package: a picture or a font, whose name changes with its content. */
export function isAsset(path: string): boolean {
  return /^public\/(pictures|emblems|fonts)\//.test(path);
}

/** A file of a release: git's id of its content, and its length. */
export type Entry = { id: string; size: number };

/** The id that git gives to a content. */
export function contentId(content: Buffer | string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0`)
    .update(content)
    .digest('hex');
}

/** One whole release, as files by path. It never changes. */
export type Tree = {
  /** 0 for a site without a release. */
  number: number;
  /** Its commit; null for a site without a release, and for one that is not put yet. */
  commit: string | null;
  files: ReadonlyMap<string, Entry>;
  /** @throws Fault where the file is not there, or cannot be read as it was released. */
  read: (path: string) => Promise<Buffer>;
};
