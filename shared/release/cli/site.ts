import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fault, type Fault } from '../messages/fault';
import { folderStore } from '../store/folder';
import { gitStore } from '../store/git';
import { gitAddress, withoutSecrets } from '../store/git/address';
import type { Store, Tree } from '../store/store';
import { commitAuthor } from './identity';
import type { Output } from './output';
import { projectRoot } from './project';

/** The folder that commands work on where none is named. */
export const defaultSite = join(projectRoot, 'site');

/** The site that a command works on, as its options name it: a folder's path, or a branch as `git:URL#branch`. */
export function siteOf({ site, store }: { site: string; store?: string }): string {
  return store === undefined ? resolve(site) : store;
}

/** Whether a site is kept in a branch. A folder's path begins at the root. */
export function isInBranch(site: string): boolean {
  return resolve(site) !== site;
}

/** The site in a folder, or in a branch. */
export function siteStore(site: string, { tell }: Pick<Output, 'tell'>): Store {
  if (!isInBranch(site)) return folderStore(site, { warn: tell });
  const cache = process.env.STORE_CACHE || join(projectRoot, '.cache/stores');
  const store = gitStore(gitAddress(site), { cache, author: commitAuthor });
  // A killed process cannot hand its clone on: another process removes it.
  process.once('exit', store.close);
  return store;
}

/** The option that names a site to a command; empty for the default site. */
function siteOption(site: string): string {
  if (isInBranch(site)) return ` --store ${withoutSecrets(site)}`;
  if (site === defaultSite) return '';
  return ` --site ${/\s/.test(site) ? JSON.stringify(site) : site}`;
}

/** A command to type for the same site, as in `npm run publish-remote -- campus`. */
export function commandFor(site: string, command: string): string {
  const option = siteOption(site);
  // npm takes options for itself unless they come after `--`.
  return `npm run ${command}${option && !command.includes(' -- ') ? ' --' : ''}${option}`;
}

/** Whether a folder was named that is not there: it may be misspelt. */
export function isMissing(site: string): boolean {
  return !isInBranch(site) && site !== defaultSite && !existsSync(site);
}

/** What to say of a site without a release. */
export function nothingPublished(site: string): Fault {
  const command = commandFor(site, 'publish-remote -- --all');
  if (isMissing(site)) return fault('no-such-site', { site, command });
  const todo =
    site === defaultSite
      ? 'Run `npm start`, which builds, publishes and serves the site.'
      : `First release everything: ${command}`;
  return fault('nothing-published', { site: withoutSecrets(site), todo });
}

/** The live release of a site. @throws Fault where there is none. */
export async function liveTree(site: string, store: Store): Promise<Tree> {
  const tree = await store.read();
  if (tree.number === 0) throw nothingPublished(site);
  return tree;
}
