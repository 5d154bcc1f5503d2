import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Writes a file so that a reader, or a second build at the same moment, sees all of it or nothing. */
export const writeWhole = (file: string, bytes: Buffer | string): void => {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(bytes))) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
};

/** Addresses of the files in a folder; what a file manager leaves behind does not count. */
const addressesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`)
    : [];

/** Which addresses have no file in a folder, and which files there have another address. */
export function compareFiles(addresses: Iterable<string>, folder: string) {
  const [wanted, there] = [new Set(addresses), new Set(addressesIn(folder))];
  return {
    missing: [...wanted].filter((address) => !there.has(address)),
    stray: [...there].filter((address) => !wanted.has(address)),
  };
}
