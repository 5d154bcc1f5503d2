import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the published site under test. */
export const siteRoot = process.env.SITE ?? join(import.meta.dirname, '../site');

/** What visitors get of a site: the files of its newest release. */
export function publicFiles(site = siteRoot): string {
  return join(site, 'live');
}

const sitemap = readFileSync(join(publicFiles(), 'sitemap.xml'), 'utf8');

/** Path of every page of the published site, as its sitemap lists them. */
export const allPages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
