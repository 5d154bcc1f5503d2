/** Room cli: the site that a command works on. For cli. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cacheIn, keyOf } from '../cache';
import { fault, type Fault } from '../message';
import { commitAuthor, hasShell, projectRoot } from '../project';
import { readSite, type Site } from '../site/site';
import type { Tree } from '../site/tree';
import { openStore, type Store } from '../store/store';
import { commandFor, defaultSite, hasSecret, isInBranch, originOf } from './site-names';

/** What this machine has made before. */
export const cached = cacheIn(join(projectRoot, '.cache/made'));

/** The site in a folder, or in a branch, of which this machine keeps a copy. */
export function siteStore(site: string): Store {
  if (!isInBranch(site)) return openStore({ folder: site, author: commitAuthor, cached });
  const origin = originOf(site);
  const name = `git:${origin.url}#${origin.branch}`;
  const folder = join(process.env.STORE_CACHE || join(projectRoot, '.cache/stores'), keyOf(name).slice(0, 16));
  return openStore({ folder, origin, name, author: commitAuthor, cached });
}

/** Whether a folder was named that is not there: it may be misspelt. */
function isMissing(site: string): boolean {
  return !isInBranch(site) && site !== defaultSite && !existsSync(site);
}

/** What to say of a site without a release. */
export function nothingPublished(site: string): Fault {
  const command = commandFor(site, 'publish-remote -- --all');
  // A remote in a repository of its own cannot make a site.
  const outside = `Correct the ${isInBranch(site) ? 'branch' : 'folder'}: a remote is released into a site that is there already.`;
  if (isMissing(site))
    return fault(
      `There is no site at ${site}.`,
      hasShell ? `Correct the folder, or release everything into a new site there: ${command}` : outside,
    );
  const inside =
    site === defaultSite
      ? 'Run `npm start`, which builds, publishes and serves the site.'
      : `First release everything: ${command}`;
  const place = hasSecret(site) ? 'that branch' : site;
  return fault(`Nothing is published in ${place}.`, hasShell ? inside : outside);
}

/** The live release of a site. @throws Fault where there is none. */
export async function liveTree(site: string, store: Store): Promise<Tree> {
  const tree = await store.read();
  if (tree.number === 0) throw nothingPublished(site);
  return tree;
}

/** The same as data. */
export async function liveSite(site: string, store: Store): Promise<Site> {
  return readSite(await liveTree(site, store), store.name);
}
