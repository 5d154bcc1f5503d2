import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@3eu/shared/contract/release';
import { PublishError } from './publish-error';

/** The folder that a host serves; see the architecture's chapter on releases. */
export type SiteFolder = { root: string };

export const emptyRegistry: Registry = { shell: null, remotes: {} };

/** Path of the registry inside a site. */
export const registryFile = 'remotes.json';

/** Reads what is live. A site without a registry is a new one. */
export async function readRegistry({ root }: SiteFolder): Promise<Registry> {
  const file = join(root, registryFile);
  if (!existsSync(file)) return emptyRegistry;
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Registry;
  } catch {
    throw new PublishError(`${file} is not readable JSON. Restore it from the last release, or remove it and publish every package again.`);
  }
}

/** Writes a file so that a reader sees the old one or the new one, never a part of it. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** Makes an immutable folder appear at once: it is filled under another name, then renamed. */
export async function writeFolderOnce(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await fill(draft);
  await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return rm(draft, { recursive: true, force: true });
  });
}
