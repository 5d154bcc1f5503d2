import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinnedScript, Registry } from '@3eu/platform/contract/descriptor';
import { registryElementId } from '@3eu/platform/contract/elements';
import { siteRoot } from './environment';

/** What visitors get of a site: the files of its newest release. */
export function publicFiles(site = siteRoot): string {
  return join(site, 'live');
}

if (!existsSync(publicFiles()))
  throw new Error(
    `There is no site in ${siteRoot} to test yet. \`npm run site -w @3eu/e2e\` releases the working tree there.`,
  );

const sitemap = readFileSync(join(publicFiles(), 'sitemap.xml'), 'utf8');

/** Path of every page of the published site, as its sitemap lists them. */
export const allPages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path!);

const { remotes } = JSON.parse(readFileSync(join(publicFiles(), 'remotes.json'), 'utf8')) as Registry;

/** What the registry of the published site says of the pages of all remotes, in the order of the menus. */
export const registryPages = Object.values(remotes).flatMap(({ pages }) => pages);

/** The scripts that a document of the published site has a browser ask for at once; as `faq/index.html`. */
export function scriptsIn(document: string): string[] {
  const html = readFileSync(join(publicFiles(), document), 'utf8');
  const [, state = '{"scripts":[]}'] = new RegExp(`id="${registryElementId}">([^<]*)<`).exec(html) ?? [];
  const listed = (JSON.parse(state) as { scripts: PinnedScript[] }).scripts.map(({ url }) => url);
  return [...[...html.matchAll(/ (?:src|data-entry)="(\/[\w/.-]+\.js)"/g)].map(([, path]) => path!), ...listed];
}
