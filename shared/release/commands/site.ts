import { resolve } from 'node:path';
import { UserError } from '../user-error';
import { withoutSecrets } from '../store/git/address';

/** The site that a command works on, as its options name it: a folder's path, or a branch as `git:URL#branch`. */
export function siteOf({ site, store }: { site: string; store?: string }): string {
  return store === undefined ? resolve(site) : store;
}

/** Whether a site is kept in a branch. A folder's path begins at the root. */
export function isInBranch(site: string): boolean {
  return resolve(site) !== site;
}

/** A command to type for the same site, as in `npm run publish-remote -- campus`. */
export function commandFor(site: string, command: string): string {
  return `npm run ${command}${isInBranch(site) ? ` --store ${withoutSecrets(site)}` : ''}`;
}

/** What to say of a site without a release. */
export function nothingPublished(site: string): UserError {
  const first = isInBranch(site)
    ? `Release everything once: ${commandFor(site, 'publish-remote -- --all')}`
    : 'Run `npm start`, which builds and publishes the site first.';
  return new UserError(`Nothing is published in ${withoutSecrets(site)}. ${first}`);
}
