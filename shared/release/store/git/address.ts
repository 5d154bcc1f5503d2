import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../../user-error';

/** A branch of a git repository that a site is kept in. */
export type GitAddress = {
  url: string;
  branch: string;
  /** As it stands in messages. */
  name: string;
};

/** The default branch. */
export const defaultBranch = 'live';

const example = 'as in --store git:https://host/site.git#live';

/** A text without the user and password of the URLs in it: git's own settings may add them to an address. */
export function withoutSecrets(text: string): string {
  return text.replace(/(\w+:\/\/)[^/\s]+@/g, (whole, scheme: string) =>
    /^ssh:\/\/[^:]+$/.test(whole) ? whole : scheme,
  );
}

/** Whether git takes a text as the name of a branch; see git-check-ref-format. */
function isBranch(name: string): boolean {
  // eslint-disable-next-line no-control-regex -- git forbids control characters
  const forbidden = /[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|^[-/.]|\/\.|\.lock(\/|$)|[/.]$/;
  return name !== '' && name !== '@' && name !== 'HEAD' && !forbidden.test(name);
}

/**
 * Reads an address as `git:https://host/site.git#live`: any URL or folder that git takes, and a branch.
 * @throws UsageError for another text.
 */
export function gitAddress(text: string): GitAddress {
  if (!text.startsWith('git:'))
    throw new UsageError(
      `--store ${withoutSecrets(text)}: a store is a branch of a git repository, ${example}. For a folder, use --site.`,
    );
  // git://host/… is itself a URL.
  const rest = text.startsWith('git://') ? text : text.slice('git:'.length);
  const at = rest.lastIndexOf('#');
  const [given, branch] = at < 0 ? [rest, defaultBranch] : [rest.slice(0, at), rest.slice(at + 1)];
  if (given === '' || given.startsWith('-'))
    throw new UsageError(`--store ${withoutSecrets(text)} names no repository. Write its URL after git:, ${example}.`);
  if (/^(https?:\/\/[^/]*@|\w+:\/\/[^/]*:[^/]*@)/i.test(given))
    throw new UsageError(
      `--store ${withoutSecrets(text)}: leave out the user and the password before @. npm prints this command, and every account of this machine can read it. Give them to git instead: with a credential helper, or as in the variables GIT_CONFIG_… of .github/workflows/release.yml; an SSH key needs neither. If it was a real token, replace it.`,
    );
  if (!isBranch(branch))
    throw new UsageError(
      `--store ${withoutSecrets(text)}: "${branch}" is not a valid branch name. Write one after #, ${example}.`,
    );
  // git runs in another folder, so a relative path must be made absolute.
  const url = existsSync(given) ? resolve(given) : given;
  return { url, branch, name: `git:${url}#${branch}` };
}
