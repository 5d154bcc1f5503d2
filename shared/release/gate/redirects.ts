import type { Site } from '../plan/versions';
import { pathOf } from './links';
import { siteAddresses } from './losses';
import type { Refusal } from './refusal';

/** Redirects to a missing page or to another redirect: visitors would reach nothing, or go round in circles. */
export function redirectRefusals(after: Site): Refusal[] {
  const there = siteAddresses(after);
  return Object.values(after.remotes).flatMap(({ descriptor: { name: owner, redirects } }) =>
    Object.entries(redirects)
      .filter(([, to]) => !there.has(pathOf(to)))
      .map(([from, to]) => ({
        owner,
        what: `${from} redirects to ${to}, which is not a page of the site.`,
        todo: 'Point it to the current address of the page, in the redirects of src/descriptor.ts.',
      })),
  );
}
