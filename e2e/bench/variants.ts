/** Variants of the published site that differ only in how they are delivered. */
import { temporaryFolder } from '@3eu/release/temporary-folder';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicFiles } from '../pages';
import { compressBelow, type Variant } from './static-server';

/** Where the document of a page stands in a site. */
export const siteDocument = (path: string) => join(path, 'index.html');

/** Our site as it is published. */
export const published = (): Variant => ({ folders: [publicFiles()], documentOf: siteDocument });

/** Our site with other documents in place of those of some pages; everything else is the published files. */
export function withDocuments(
  paths: readonly string[],
  change: (html: string, path: string) => string,
  folders: readonly string[] = [],
): Variant {
  const changed = temporaryFolder('documents').path;
  for (const path of paths) {
    const file = join(changed, siteDocument(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change(readFileSync(join(publicFiles(), siteDocument(path)), 'utf8'), path));
  }
  compressBelow(changed);
  return { folders: [changed, ...folders, publicFiles()], documentOf: siteDocument };
}

/** A document without any script, and without data that only scripts read. Structured data stays. */
export const withoutScripts = (html: string) => html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '');

/** The lower bound: our documents without scripts. */
export const scriptless = (paths: readonly string[]): Variant => withDocuments(paths, withoutScripts);
