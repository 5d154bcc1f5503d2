import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the published site under test. */
export const siteRoot = process.env.SITE ?? join(import.meta.dirname, '../site');

const sitemap = readFileSync(join(siteRoot, 'sitemap.xml'), 'utf8');

/** Path of every page of the published site, as its sitemap lists them. */
export const allPages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
