import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fault, type Fault } from '../message';
import { commitAuthor, isStandalone, projectRoot } from '../project';
import { folderStore } from '../store/folder';
import { gitStore } from '../store/git';
import { gitAddress, withoutSecrets } from '../store/git-command';
import type { Store, Tree } from '../store/store';
import { onEnd } from './ending';
import type { Output } from './output';

/** The folder that commands work on where none is named. */
export const defaultSite = join(projectRoot, 'site');

/** The site that a command works on, as its options name it: a folder's path, or a branch as `git:URL#branch`. */
export function siteOf({ site, store }: { site: string; store?: string }): string {
  if (store !== undefined) return store;
  return site.startsWith('git:') ? site : resolve(site);
}

/** Whether a site is kept in a branch. A folder's path begins at the root. */
export function isInBranch(site: string): boolean {
  return resolve(site) !== site;
}

/** The site in a folder, or in a branch. */
export function siteStore(site: string, { tell }: Pick<Output, 'tell'>): Store {
  if (!isInBranch(site)) return folderStore(site, { warn: (said) => tell(said, 'note') });
  const cache = process.env.STORE_CACHE || join(projectRoot, '.cache/stores');
  const store = gitStore(gitAddress(site), { cache, author: commitAuthor });
  onEnd(store.close);
  return store;
}

/** A word of a command as it has to be typed. */
export const typedWord = (word: string): string => (/\s/.test(word) ? JSON.stringify(word) : word);

/** The option that names a site to a command; empty for the default site. */
function siteOption(site: string): string {
  if (isInBranch(site)) return ` --store ${withoutSecrets(site)}`;
  if (site === defaultSite) return '';
  return ` --site ${typedWord(site)}`;
}

/** A command to type for the same site, as in `npm run publish-remote -- campus`. */
export function commandFor(site: string, command: string): string {
  const option = siteOption(site);
  // npm takes options for itself unless they come after `--`.
  return `npm run ${command}${option && !command.includes(' -- ') ? ' --' : ''}${option}`;
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
      'no-such-site',
      { site },
      `There is no site at ${site}.`,
      isStandalone ? outside : `Correct the folder, or release everything into a new site there: ${command}`,
    );
  const inside =
    site === defaultSite
      ? 'Run `npm start`, which builds, publishes and serves the site.'
      : `First release everything: ${command}`;
  const place = withoutSecrets(site);
  return fault(
    'nothing-published',
    { site: place },
    `Nothing is published in ${place}.`,
    isStandalone ? outside : inside,
  );
}

/** The live release of a site. @throws Fault where there is none. */
export async function liveTree(site: string, store: Store): Promise<Tree> {
  const tree = await store.read();
  if (tree.number === 0) throw nothingPublished(site);
  return tree;
}
