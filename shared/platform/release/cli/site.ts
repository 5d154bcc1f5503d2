/** The site that a command works on. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cacheIn, keyOf } from '../cache';
import { fault, usageFault, withoutSecrets, type Fault } from '../message';
import { commitAuthor, hasShell, projectRoot } from '../project';
import { openStore, type Origin, type Store, type Tree } from '../store/git';

/** The folder that commands work on where none is named. */
export const defaultSite = join(projectRoot, 'site');

/** What this machine has made before. */
export const cached = cacheIn(join(projectRoot, '.cache/made'));

/** The site that a command works on, as its options name it: a folder's path, or a branch as `git:URL#branch`. */
export function siteOf({ site, store }: { site: string; store?: string }): string {
  if (store !== undefined) return store;
  return site.startsWith('git:') ? site : resolve(site);
}

/** Whether a site is kept in a branch elsewhere. A folder's path begins at the root. */
export function isInBranch(site: string): boolean {
  return resolve(site) !== site;
}

/** The default branch. */
const defaultBranch = 'live';

const example = 'as in --store git:https://host/site.git#live';

/** Whether an address carries a password or a token. */
export function hasSecret(address: string): boolean {
  return withoutSecrets(address) !== address || /^(git:)?(https?:\/\/[^/]*@|\w+:\/\/[^/]*:[^/]*@)/i.test(address);
}

/** Whether git takes a text as the name of a branch; see git-check-ref-format. */
function isBranch(name: string): boolean {
  // eslint-disable-next-line no-control-regex -- git forbids control characters
  const forbidden = /[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|\.lock(\/|$)|[/.]$/;
  return name !== '' && name !== '@' && name !== 'HEAD' && !forbidden.test(name);
}

/**
 * Reads an address as `git:https://host/site.git#live`: any URL or folder that git takes, and a branch.
 * @throws Fault for another text.
 */
export function originOf(text: string): Origin {
  const store = withoutSecrets(text);
  const refuse = (what: string, todo: string) => usageFault(`--store ${store}${what}`, todo);
  if (!text.startsWith('git:'))
    throw refuse(`: a store is a branch of a git repository, ${example}.`, 'For a folder, use --site.');
  // git://host/… is itself a URL.
  const rest = text.startsWith('git://') ? text : text.slice('git:'.length);
  const at = rest.lastIndexOf('#');
  const [given, branch] = at < 0 ? [rest, defaultBranch] : [rest.slice(0, at), rest.slice(at + 1)];
  if (given === '' || given.startsWith('-'))
    throw refuse(' names no repository.', `Write its URL after git:, ${example}.`);
  if (hasSecret(given))
    throw refuse(
      ': leave out user, password and token. npm prints this command, and every account of this machine can read it.',
      'Give them to git instead: with a credential helper, or as in the variables GIT_CONFIG_… of .github/workflows/release.yml; an SSH key needs neither. If it was a real token, replace it.',
    );
  if (!isBranch(branch)) throw refuse(`: "${branch}" is not a valid branch name.`, `Write one after #, ${example}.`);
  // git runs in another folder, so a relative path must be made absolute.
  return { url: existsSync(given) ? resolve(given) : given, branch };
}

/** The site in a folder, or in a branch, of which this machine keeps a copy. */
export function siteStore(site: string): Store {
  if (!isInBranch(site)) return openStore({ folder: site, author: commitAuthor });
  const origin = originOf(site);
  const name = `git:${origin.url}#${origin.branch}`;
  const folder = join(process.env.STORE_CACHE || join(projectRoot, '.cache/stores'), keyOf(name).slice(0, 16));
  return openStore({ folder, origin, name, author: commitAuthor });
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
      `There is no site at ${site}.`,
      hasShell ? `Correct the folder, or release everything into a new site there: ${command}` : outside,
    );
  const inside =
    site === defaultSite
      ? 'Run `npm start`, which builds, publishes and serves the site.'
      : `First release everything: ${command}`;
  const place = withoutSecrets(site);
  return fault(`Nothing is published in ${place}.`, hasShell ? inside : outside);
}

/** The live release of a site. @throws Fault where there is none. */
export async function liveTree(site: string, store: Store): Promise<Tree> {
  const tree = await store.read();
  if (tree.number === 0) throw nothingPublished(site);
  return tree;
}
