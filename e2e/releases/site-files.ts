/** What stands in a released site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinnedScript } from '@3eu/platform/contract/descriptor';
import { registryElementId } from '@3eu/platform/contract/elements';

/** What visitors get of a site: the files of its newest release. */
export function publicFiles(site: string): string {
  return join(site, 'live');
}

/** Path of every page of a site, as its sitemap lists them. */
export function pagesOf(site: string): string[] {
  const sitemap = readFileSync(join(publicFiles(site), 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!);
}

/** The scripts that a document of a site has a browser ask for at once; as `faq/index.html`. */
export function scriptsIn(site: string, document: string): string[] {
  const html = readFileSync(join(publicFiles(site), document), 'utf8');
  const [, state = '{"scripts":[]}'] = new RegExp(`id="${registryElementId}">([^<]*)<`).exec(html) ?? [];
  const listed = (JSON.parse(state) as { scripts: PinnedScript[] }).scripts.map(({ url }) => url);
  return [...[...html.matchAll(/ (?:src|data-entry)="(\/[\w/.-]+\.js)"/g)].map(([, path]) => path!), ...listed];
}
