import { hashOf } from '../store/file-index';
import { publicFolder, type Tree } from '../store/store';
import { compressedForms, type Brotli } from './compress';

/** Files with their paths in a tree. */
export type Files = [path: string, content: Buffer | string][];

/** Does something for each entry, a few at a time: compressing keeps every core busy. */
async function inParallel<T>(entries: readonly T[], each: (entry: T) => Promise<void>): Promise<void> {
  const queue = [...entries];
  const worker = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) await each(entry);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Whether a tree has a file with this content, intact. */
async function stands(tree: Tree, path: string, content: Buffer): Promise<boolean> {
  if (tree.hash(path) !== hashOf(content)) return false;
  return tree.read(path).then(
    () => true,
    () => false,
  );
}

/** The files, and their compressed forms, that a tree lacks. */
export async function missingFiles(tree: Tree, wanted: Files, brotli: Brotli): Promise<Map<string, Buffer>> {
  const missing = new Map<string, Buffer>();
  await inParallel(wanted, async ([path, content]) => {
    const bytes = Buffer.from(content);
    const isServed = path.startsWith(`${publicFolder}/`);
    const forms = isServed ? await compressedForms(path, bytes, tree, brotli) : [];
    for (const [place, form] of [[path, bytes] as const, ...forms])
      if (!(await stands(tree, place, form))) missing.set(place, form);
  });
  return missing;
}
