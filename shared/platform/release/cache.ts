/**
 * Room release: what this machine has made before, by what it was made from. For every room. Another way to make
 * something has another kind of entry, or another input.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Name of a value: equal values have equal names, however they were made. */
export function keyOf(...inputs: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(Buffer.isBuffer(input) ? input : JSON.stringify(input)).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/**
 * Gives the result of work that was done before for the same inputs, or does it.
 * @param kind What kind of work it is, as in `verdict`.
 * @param inputs Everything that the result depends on, as data.
 */
export type Cached = (kind: string, inputs: readonly unknown[], make: () => Promise<Buffer>) => Promise<Buffer>;

/** Remembers nothing, for those who measure or test the work itself. */
export const uncached: Cached = (_kind, _inputs, make) => make();

/** A day, in milliseconds. */
export const day = 24 * 60 * 60 * 1000;

/** Of an entry under its name: one that stands under another's name is none. */
const digest = (name: string, content: Buffer) => createHash('sha256').update(name).update(content).digest();

/**
 * A cache in a folder, which several processes may share. Losing an entry costs only time: one that is damaged is made
 * again, and a folder that cannot be written keeps nothing. The first write removes what was not used for some time.
 */
export function cacheIn(folder: string, days = 60): Cached {
  const underway = new Map<string, Promise<Buffer>>();
  let begun: Promise<unknown> | null = null;
  let drafts = 0;

  const begin = async () => {
    await mkdir(folder, { recursive: true });
    for (const file of (await readdir(folder)).map((name) => join(folder, name))) {
      // Another process may just have renamed or removed it.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - days * day) await rm(file, { force: true }).catch(() => undefined);
    }
  };
  const recall = async (file: string): Promise<Buffer | null> => {
    const entry = await readFile(file).catch(() => Buffer.alloc(0));
    const content = entry.subarray(32);
    if (!digest(basename(file), content).equals(entry.subarray(0, 32))) return null;
    // The file's time is when it was last used.
    await utimes(file, new Date(), new Date()).catch(() => undefined);
    return content;
  };
  const keep = async (file: string, content: Buffer) => {
    const draft = `${file}.${process.pid}-${(drafts += 1)}.tmp`;
    await (begun ??= begin())
      .then(() => writeFile(draft, Buffer.concat([digest(basename(file), content), content])))
      .then(() => rename(draft, file))
      .catch(() => rm(draft, { force: true }))
      .catch(() => undefined);
  };
  return (kind, inputs, make) => {
    const file = join(folder, `${kind}-${keyOf(...inputs)}`);
    const work = async () => {
      const known = await recall(file);
      if (known) return known;
      const made = await make();
      await keep(file, made);
      return made;
    };
    const result = underway.get(file) ?? work().finally(() => underway.delete(file));
    underway.set(file, result);
    return result;
  };
}
