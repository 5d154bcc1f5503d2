/** How a command names the site that it works on. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { usageFault, withoutSecrets } from '../message';
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
export function originOf(text: string): { url: string; branch: string } {
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
