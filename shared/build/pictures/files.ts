import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file so that a reader, or a second build at the same moment, sees all of it or nothing. */
export const writeWhole = (file: string, bytes: Buffer | string): void => {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(bytes))) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
};

/** Copies a file whose name contains its hash; an existing one of the same size is left alone. */
export const place = (from: string, to: string): void => {
  if (existsSync(to) && statSync(to).size === statSync(from).size) return;
  writeWhole(to, readFileSync(from));
};

/** A file that is being written. */
const isDraft = (name: string): boolean => name.endsWith('.tmp');

/**
 * Removes from a folder what earlier builds left and this one did not keep; files that another build is writing stay.
 */
export const sweep = (folder: string, keep: ReadonlySet<string>): void => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!keep.has(name) && !isDraft(name)) rmSync(join(folder, name), { recursive: true, force: true });
};
