import { addressesOf } from '../../contract/address';
import type { PageFacts, Versions } from '../core/versions';
import { linking, pathOf } from './links';
import { finalRefusal, refusal, type Refusal } from './refusal';

/** The shell's page that lists every page by itself: nobody has to edit it. */
const listOfPages = '/pages';

/** Every address of a site. */
function siteAddresses({ shell, remotes }: Versions): Set<string> {
  const shellPages = (shell?.descriptor.pages ?? []).map(({ path }) => path as string);
  return new Set([
    ...shellPages,
    ...Object.values(remotes).flatMap((each) => each.descriptor.pages.flatMap(addressesOf)),
  ]);
}

function lostPage(owner: string, path: string, from: readonly string[], removed: boolean): Refusal {
  const linkers = from.length > 5 ? `${from.slice(0, 5).join(', ')} and ${from.length - 5} more link` : linking(from);
  return refusal(
    owner,
    'page-lost',
    `${path} would be gone. ${from.length === 0 ? 'Search engines and bookmarks lead' : linkers} to it.`,
    removed
      ? `Release ${from.length === 1 ? 'that page' : 'those pages'} without the link first.`
      : `Keep the page, or say where it went: redirects: { '${path}': '/…' } in src/descriptor.ts.`,
  );
}

/**
 * Live pages and blocks that would be lost although others need them.
 * @param changed Packages that are released or removed. A package that is removed may take along pages that nothing
 *   links to.
 * @param pages The documents after the release, of packages that are not part of it.
 */
export function lossRefusals(
  before: Versions,
  after: Versions,
  changed: readonly string[],
  pages: readonly PageFacts[],
): Refusal[] {
  const there = siteAddresses(after);
  const remotes = Object.values(after.remotes).map(({ descriptor }) => descriptor);
  const moved = new Set(remotes.flatMap(({ redirects }) => Object.keys(redirects)));
  const blocks = new Set(remotes.flatMap((remote) => remote.blocks));
  const linkersOf = (path: string) =>
    pages.filter(({ links, path: own }) => own !== path && own !== listOfPages && links.map(pathOf).includes(path));
  // The shell's own pages may list every page; their links are checked once they are rendered again.
  const mayGo = (owner: string, path: string) =>
    !(owner in after.remotes) && linkersOf(path).every((linker) => linker.owner === 'shell');
  const showing = (block: string) =>
    [...(after.shell?.descriptor.pages ?? []), ...remotes.flatMap((remote) => remote.pages)]
      .filter((page) => page.blocks?.includes(block))
      .map(({ path }) => path);
  return changed.flatMap((owner) => {
    const old = before.remotes[owner]?.descriptor;
    const removed = !(owner in after.remotes);
    return [
      ...(old?.pages ?? [])
        .flatMap(addressesOf)
        .filter((path) => !there.has(path) && !moved.has(path) && !mayGo(owner, path))
        .map((path) =>
          lostPage(
            owner,
            path,
            linkersOf(path).map((page) => page.path),
            removed,
          ),
        ),
      ...(old?.blocks ?? [])
        .filter((block) => !blocks.has(block) && showing(block).length > 0)
        .map((block) => {
          const on = showing(block);
          const those = on.length === 1 ? 'that page' : 'those pages';
          return refusal(
            owner,
            'block-lost',
            `the block ${block} would be gone, and ${on.join(', ')} ${on.length === 1 ? 'shows' : 'show'} it.`,
            removed ? `Release ${those} without it first.` : `Keep it, or release ${those} without it first.`,
          );
        }),
    ];
  });
}

/** Redirects to a missing page or to another redirect: visitors would reach nothing, or go round in circles. */
export function redirectRefusals(after: Versions): Refusal[] {
  const there = siteAddresses(after);
  return Object.values(after.remotes).flatMap(({ descriptor: { name, redirects } }) =>
    Object.entries(redirects)
      .filter(([, to]) => !there.has(pathOf(to)))
      .map(([from, to]) =>
        refusal(
          name,
          'redirect-to-nothing',
          `${from} redirects to ${to}, which is not a page of the site.`,
          'Point it to the current address of the page, in the redirects of src/descriptor.ts.',
        ),
      ),
  );
}

/** A file of a live or kept version that a release would do without: pages in visitors' tabs may still ask for it. */
export function lostFile(owner: string, path: string): Refusal {
  return finalRefusal(
    owner,
    'file-lost',
    `${path} of ${owner} is missing, or would go with this release.`,
    `Publish ${owner} again from the sources of its live version: npm run publish-remote -- ${owner}`,
  );
}
