import { join, resolve } from 'node:path';
import { withoutSecrets } from '../store/git/address';
import { UserError } from '../user-error';
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

/** What to say of a site without a release. */
export function nothingPublished(site: string): UserError {
  const first =
    site === defaultSite
      ? 'Run `npm start`, which builds, publishes and serves the site.'
      : `First release everything: ${commandFor(site, 'publish-remote -- --all')}`;
  return new UserError(`Nothing is published in ${withoutSecrets(site)}. ${first}`);
}
