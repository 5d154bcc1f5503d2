import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from '@3eu/shared/contract/release';
import { PublishError } from '../publish-error';
import { faultOf, registrySchema } from './schema';

/** The folder that a host serves; see the architecture's chapter on releases. */
export type SiteFolder = { root: string };

export const emptyRegistry: Registry = { shell: null, remotes: {} };

/** Path of the registry inside a site. */
export const registryFile = 'remotes.json';

/** Reads what is live. A site without a registry is a new one. */
export async function readRegistry({ root }: SiteFolder): Promise<Registry> {
  const file = join(root, registryFile);
  if (!existsSync(file)) return emptyRegistry;
  const text = await readFile(file, 'utf8');
  const fault = faultOf(registrySchema, text);
  if (fault === null) return JSON.parse(text) as Registry;
  throw new PublishError(`${file} cannot be used: ${fault}. Restore it from a backup, or remove it and publish every package again.`);
}

/** Writes a file so that a reader sees the old one or the new one, never a part of it. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Makes a folder appear at once: it is filled under another name, then renamed. What stood there goes. */
export async function writeFolderWhole(folder: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.${process.pid}.draft`;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await fill(draft);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
