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

/** Removes entries that have not been used for a long time. */
async function forget(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}

/**
 * A cache in a folder, which several processes may share. Its first write removes entries that have not been recalled
 * for some time.
 * @param days How long an entry stays without being recalled.
 */
export function openMemory(folder: string, days = 60, now = Date.now): Memory {
  let begun: Promise<unknown> | null = null;
  let drafts = 0;

  const begin = async () => {
    await mkdir(folder, { recursive: true });
    await forget(folder, now() - days * day).catch(() => {});
  };
  return {
    recall: async (name) => {
      const file = join(folder, name);
      try {
        const content = await readFile(file);
        // The file's time is when it was last used; updating it once a day is enough.
        if ((await stat(file)).mtimeMs < now() - day) await utimes(file, now() / 1000, now() / 1000);
        return content;
      } catch {
        return null;
      }
    },
    keep: async (name, content) => {
      drafts += 1;
      const draft = join(folder, `${name}.${process.pid}-${drafts}.tmp`);
      try {
        await (begun ??= begin());
        await writeFile(draft, content);
        await rename(draft, join(folder, name));
      } catch {
        await rm(draft, { force: true }).catch(() => {});
      }
    },
  };
}
