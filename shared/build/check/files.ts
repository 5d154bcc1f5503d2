import { posix } from 'node:path';
import type { Finding } from './finding';

/** The files of a package, as far as the check of pages against content needs them. */
export type PackageFiles = {
  /** The package's folder, as in `mfe-academics`. */
  folder: string;
  /** The files that its build takes pages and blocks from, as in `./src/blocks/news.tsx`. */
  wanted: readonly string[];
  /** Its modules as in `src/content/faq.ts`, and what each of them imports. */
  files: Readonly<Record<string, readonly string[]>>;
};

/** A page's file for one value of its pattern. */
const ofValue = /^src\/pages\/[^/]+\/values\/[^/]+\.tsx$/;

/** Tests and their helpers show nothing to a visitor. */
const isForTests = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** The modules of its own package that a module imports, without file extensions. */
function takenBy(file: string, imports: readonly string[]): string[] {
  return imports.filter((name) => name.startsWith('.')).map((name) => posix.join(posix.dirname(file), name));
}

/** Pages without a file, files of values without a page, and words that no page shows. */
export function checkFiles({ folder, wanted, files }: PackageFiles): Finding[] {
  const pages = wanted.map((file) => posix.normalize(file));
  const shown = Object.entries(files).filter(([file]) => !isForTests(file));
  const names = shown.map(([file]) => file);
  const taken = new Set(shown.flatMap(([file, imports]) => takenBy(file, imports)));
  const finding = (problem: string) => (file: string) => ({ file: `${folder}/${file}`, field: 'whole file', problem });
  return [
    ...pages
      .filter((file) => !names.includes(file))
      .map(finding('is missing: src/descriptor.ts lists a page or a block that belongs in it')),
    ...names
      .filter((file) => ofValue.test(file) && !pages.includes(file))
      .map(finding('belongs to no page: src/descriptor.ts lists no value with this name')),
    ...names
      .filter((file) => file.startsWith('src/content/') && !taken.has(file.replace(/\.tsx?$/, '')))
      .map(finding('is not used: no page, block or other file imports its texts')),
  ];
}
