/**
 * Room cli: how a command names the site that it works on. For cli. Names stand in workflows of others: a form that
 * goes needs a sentence.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { usageFault, withoutSecrets, type Fault } from '../message';
import { projectRoot } from '../project';

/** The folder that commands work on where none is named. */
export const defaultSite = join(projectRoot, 'site');

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

/**
 * Whether an address may carry a user, a password or a token. One that no URL parser understands may: what seems to be its
 * path can be the rest of a password with a slash.
 */
export function hasSecret(address: string): boolean {
  const text = address.replace(/^git:(?!\/\/)/, '');
  if (withoutSecrets(text) !== text) return true;
  if (!/^\w+:\/+/.test(text)) return /:[^@]*@/.test(text);
  if (!URL.canParse(text)) return text.includes('@');
  const { protocol, username, password } = new URL(text);
  return password !== '' || (username !== '' && protocol !== 'ssh:');
}

/** What is said of an address with a secret, which is not repeated. */
export function secretFault(option: string): Fault {
  return usageFault(
    `--${option}: leave out user, password and token. npm prints this command, and every account of this machine can read it.`,
    'Give them to git instead: with a credential helper, or as in the variables GIT_CONFIG_… of .github/workflows/release.yml; an SSH key needs neither. If it was a real one, replace it.',
  );
}

/** Whether git takes a text as the name of a branch; see git-check-ref-format. */
export function isBranch(name: string): boolean {
  // eslint-disable-next-line no-control-regex -- git forbids control characters
  const forbidden = /[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|\.lock(\/|$)|[/.]$/;
  return name !== '' && name !== '@' && name !== 'HEAD' && !forbidden.test(name);
}

/**
 * Reads an address as `git:https://host/site.git#live`: any URL or folder that git takes, and a branch.
 * @throws Fault for another text.
 */
export function originOf(text: string): { url: string; branch: string } {
  if (hasSecret(text) && !existsSync(text.replace(/^git:/, ''))) throw secretFault('store');
  const refuse = (what: string, todo: string) => usageFault(`--store ${text}${what}`, todo);
  if (!text.startsWith('git:'))
    throw refuse(`: a store is a branch of a git repository, ${example}.`, 'For a folder, use --site.');
  // git://host/… is itself a URL.
  const rest = text.startsWith('git://') ? text : text.slice('git:'.length);
  const at = rest.lastIndexOf('#');
  const [given, branch] = at < 0 ? [rest, defaultBranch] : [rest.slice(0, at), rest.slice(at + 1)];
  if (given === '' || given.startsWith('-'))
    throw refuse(' names no repository.', `Write its URL after git:, ${example}.`);
  if (!isBranch(branch)) throw refuse(`: "${branch}" is not a valid branch name.`, `Write one after #, ${example}.`);
  // git runs in another folder, so a relative path must be made absolute.
  return { url: existsSync(given) ? resolve(given) : given, branch };
}

/** A word of a command as it has to be typed. */
export const typedWord = (word: string): string => (/\s/.test(word) ? JSON.stringify(word) : word);

/** The option that names a site to a command; empty for the default site. */
function formatSiteOption(site: string): string {
  if (isInBranch(site)) return ` --store ${hasSecret(site) ? '…' : site}`;
  if (site === defaultSite) return '';
  return ` --site ${typedWord(site)}`;
}

/** A command to type for the same site, as in `npm run publish-remote -- campus`. */
export function commandFor(site: string, command: string): string {
  const option = formatSiteOption(site);
  // npm takes options for itself unless they come after `--`.
  return `npm run ${command}${option && !command.includes(' -- ') ? ' --' : ''}${option}`;
}
