import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A cache of earlier results on this machine, by a name that identifies their inputs. Losing an entry costs only time,
 * so `recall` may always return null, and `keep` fails silently.
 */
export type Memory = {
  recall: (name: string) => Promise<Buffer | null>;
  keep: (name: string, content: Buffer | string) => Promise<void>;
};

/** Remembers nothing, for those who measure or test the work itself. */
export const noMemory: Memory = { recall: () => Promise.resolve(null), keep: () => Promise.resolve() };

const day = 24 * 3600 * 1000;

/**
 * A cache in a folder, which several processes may share. Its first write removes entries that have not been recalled
 * for some time.
 * @param days How long an entry stays without being recalled.
 */
export function openMemory(folder: string, days = 60): Memory {
  let begun: Promise<unknown> | null = null;
  let drafts = 0;

  const begin = async () => {
    await mkdir(folder, { recursive: true });
    for (const file of (await readdir(folder)).map((name) => join(folder, name)))
      if ((await stat(file)).mtimeMs < Date.now() - days * day) await rm(file, { force: true });
  };
  return {
    recall: async (name) => {
      const file = join(folder, name);
      const content = await readFile(file).catch(() => null);
      // The file's time is when it was last used.
      if (content) await utimes(file, new Date(), new Date()).catch(() => {});
      return content;
    },
    keep: async (name, content) => {
      const draft = join(folder, `${name}.${process.pid}-${(drafts += 1)}.tmp`);
      await (begun ??= begin())
        .then(() => writeFile(draft, content))
        .then(() => rename(draft, join(folder, name)))
        .catch(() => rm(draft, { force: true }))
        .catch(() => {});
    },
  };
}
