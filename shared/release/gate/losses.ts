import { addressesOf } from '@3eu/shared/contract/address';
import type { PageFacts } from '../plan/live-site';
import type { Site } from '../plan/versions';
import { pathOf } from './links';
import { refusal, type Refusal } from './refusal';

/** The shell's page that lists every page by itself: nobody has to edit it. */
const listOfPages = '/pages';

/** Every address of a site. */
function siteAddresses({ shell, remotes }: Site): Set<string> {
  const shellPages = (shell?.descriptor.pages ?? []).map(({ path }) => path as string);
  return new Set([
    ...shellPages,
    ...Object.values(remotes).flatMap((each) => each.descriptor.pages.flatMap(addressesOf)),
  ]);
}

/**
 * Live pages and blocks that would be lost although others need them.
 * @param changed Packages that are released or removed. A package that is removed may take along pages that nothing
 *   links to.
 * @param pages The documents after the release, of packages that are not part of it.
 */
export function lossRefusals(
  before: Site,
  after: Site,
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
    (after.shell?.descriptor.pages ?? []).filter((page) => page.blocks?.includes(block)).map(({ path }) => path);
  return changed.flatMap((owner) => {
    const old = before.remotes[owner]?.descriptor;
    const removed = !(owner in after.remotes);
    return [
      ...(old?.pages ?? [])
        .flatMap(addressesOf)
        .filter((path) => !there.has(path) && !moved.has(path) && !mayGo(owner, path))
        .map((path) => refusal(owner, 'page-lost', { path, from: linkersOf(path).map((page) => page.path), removed })),
      ...(old?.blocks ?? [])
        .filter((block) => !blocks.has(block) && showing(block).length > 0)
        .map((block) => refusal(owner, 'block-lost', { block, on: showing(block), removed })),
    ];
  });
}

/** Redirects to a missing page or to another redirect: visitors would reach nothing, or go round in circles. */
export function redirectRefusals(after: Site): Refusal[] {
  const there = siteAddresses(after);
  return Object.values(after.remotes).flatMap(({ descriptor: { name, redirects } }) =>
    Object.entries(redirects)
      .filter(([, to]) => !there.has(pathOf(to)))
      .map(([from, to]) => refusal(name, 'redirect-to-nothing', { from, to })),
  );
}
