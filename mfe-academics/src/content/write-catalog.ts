/// <reference types="node" />
/**
 * Finds every file of `majors/` and `colleges/` and writes the generated lists beside them. The build does this before
 * anything else, so a new file is a new page. By hand: `npx tsx src/content/write-catalog.ts`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogText } from './catalog-text';
import type { College, Major } from './types';

const here = import.meta.dirname;

async function readFolder<Item extends { slug: string }>(folder: string, key: string): Promise<Item[]> {
  const files = readdirSync(join(here, folder)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(here, folder, file)).href)) as Record<string, Item | undefined>;
      const item = module[key];
      if (item?.slug !== file.replace(/\.ts$/, '')) {
        throw new Error(`content/${folder}/${file} must export \`${key}\`, and its slug must be the file's name without ".ts". It is ${JSON.stringify(item?.slug)}.`);
      }
      return item;
    }),
  );
}

/** Writes only what has changed, so that a watching compiler is not woken for nothing. */
export async function writeCatalog(): Promise<void> {
  const texts = catalogText({ majors: await readFolder<Major>('majors', 'major'), colleges: await readFolder<College>('colleges', 'college') });
  for (const [name, text] of Object.entries(texts)) {
    const path = join(here, `${name}.generated.ts`);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

if (process.argv[1] === import.meta.filename) await writeCatalog();
