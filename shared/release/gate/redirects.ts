import type { Site } from '../plan/versions';
import { pathOf } from './links';
import { siteAddresses } from './losses';
import type { Refusal } from './refusal';

/** Moved addresses that lead to no page, or to another moved one: visitors would be sent on for nothing, or in a circle. */
export function redirectRefusals(after: Site): Refusal[] {
  const there = siteAddresses(after);
  return Object.values(after.remotes).flatMap(({ descriptor: { name: owner, redirects } }) =>
    Object.entries(redirects)
      .filter(([, to]) => !there.has(pathOf(to)))
      .map(([from, to]) => ({
        owner,
        what: `${from} leads to ${to}, which is no page of the site.`,
        todo: 'Name the page where it is now, in the redirects of src/descriptor.ts.',
      })),
  );
}
