import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@3eu/platform/contract/descriptor';
import { siteRoot } from './environment';
import * as files from './releases/site-files';

/** What visitors get of a site: the files of its newest release. */
export const publicFiles = (site = siteRoot): string => files.publicFiles(site);

if (!existsSync(publicFiles()))
  throw new Error(
    `There is no site in ${siteRoot} to test yet. \`npm run site\` releases the working tree there.`,
  );

/** Path of every page of the published site, as its sitemap lists them. */
export const allPages = files.pagesOf(siteRoot);

const { remotes } = JSON.parse(readFileSync(join(publicFiles(), 'remotes.json'), 'utf8')) as Registry;

/** What the registry of the published site says of the pages of all remotes, in the order of the menus. */
export const registryPages = Object.values(remotes).flatMap(({ pages }) => pages);

/** The scripts that a document of the published site has a browser ask for at once; as `faq/index.html`. */
export const scriptsIn = (document: string): string[] => files.scriptsIn(siteRoot, document);
