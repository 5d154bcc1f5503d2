import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What was worked out before on this machine, by a name that says from what. It costs time and nothing else when it is
 * lost, so whoever recalls something has to be content with null, and nobody is told that it cannot be kept.
 */
export type Memory = {
  recall: (name: string) => Promise<Buffer | null>;
  keep: (name: string, content: Buffer | string) => Promise<void>;
};

/** Remembers nothing, for those who measure or test the work itself. */
export const noMemory: Memory = { recall: () => Promise.resolve(null), keep: () => Promise.resolve() };

const day = 24 * 3600 * 1000;

/** Removes what nobody has asked for in a long time. */
async function forget(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}

/**
 * A memory in a folder, which several processes may share. The first thing that it keeps makes it forget what has not
 * been recalled for some time.
 * @param days How long something stays that nobody recalls.
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
        // The time of a file says when it was of use; once a day is enough.
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
