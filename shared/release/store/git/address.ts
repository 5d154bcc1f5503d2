import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { usageFault } from '../../messages/fault';

/** A branch of a git repository that a site is kept in. */
export type GitAddress = {
  url: string;
  branch: string;
  /** As it stands in messages. */
  name: string;
};

/** The default branch. */
export const defaultBranch = 'live';

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
 * @throws Fault for another text.
 */
export function gitAddress(text: string): GitAddress {
  const store = withoutSecrets(text);
  if (!text.startsWith('git:')) throw usageFault('store-is-no-branch', { store });
  // git://host/… is itself a URL.
  const rest = text.startsWith('git://') ? text : text.slice('git:'.length);
  const at = rest.lastIndexOf('#');
  const [given, branch] = at < 0 ? [rest, defaultBranch] : [rest.slice(0, at), rest.slice(at + 1)];
  if (given === '' || given.startsWith('-')) throw usageFault('store-without-repository', { store });
  if (/^(https?:\/\/[^/]*@|\w+:\/\/[^/]*:[^/]*@)/i.test(given)) throw usageFault('store-with-password', { store });
  if (!isBranch(branch)) throw usageFault('store-branch-invalid', { store, branch });
  // git runs in another folder, so a relative path must be made absolute.
  const url = existsSync(given) ? resolve(given) : given;
  return { url, branch, name: `git:${url}#${branch}` };
}
