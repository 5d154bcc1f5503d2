/**
 * Room make: the files of a site that is made, each taken from the release before where that has it. For make alone. Ids
 * are git's: what has the same is the same file.
 */
import type { Site } from '../site/site';
import { contentId, inPublic, type Entry } from '../site/tree';
import type { Drawing, Source } from './drawings';

/** Collects files. @param everything Makes again what is made from something, whatever there is. */
export function collectFiles(before: Site, everything: boolean) {
  const all = new Map<string, Entry & { content?: Buffer }>();
  const keys = new Map<string, string>();
  const put = (path: string, given: Buffer | string) => {
    const content = Buffer.from(given);
    const [id, earlier] = [contentId(content), before.files.get(path)];
    all.set(path, earlier?.id === id ? earlier : { id, size: content.length, content });
  };
  /** A file that nothing here can make stays as it is. */
  const keep = (path: string) => void all.set(path, before.files.get(path)!);
  /** Whether the release before has made a file from the same: it is taken from there, whatever this machine would make. */
  const isMade = (path: string, key: string) => !everything && before.keys.get(path) === key && before.files.has(path);
  const read = (path: string): Promise<Buffer> => {
    const { content } = all.get(path) ?? {};
    return content ? Promise.resolve(content) : before.read(path);
  };
  const source = (path: string): Source => ({ id: all.get(path)!.id, read: () => read(path) });
  const draw = async ({ path, key, draw: make }: Drawing): Promise<void> => {
    const place = inPublic(path);
    if (isMade(place, key)) keep(place);
    else put(place, await make());
    keys.set(place, key);
  };
  return { before, all, keys, put, keep, isMade, read, source, draw };
}
export type Files = ReturnType<typeof collectFiles>;
