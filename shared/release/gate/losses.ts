import { addressesOf } from '@3eu/shared/contract/address';
import type { PageFacts } from '../plan/pages';
import type { Site } from '../plan/versions';
import { linking, pathOf } from './links';
import type { Refusal } from './refusal';

/** Every address of a site. */
export function siteAddresses({ shell, remotes }: Site): Set<string> {
  const shellPages = (shell?.descriptor.pages ?? []).map(({ path }) => path as string);
  return new Set([
    ...shellPages,
    ...Object.values(remotes).flatMap(({ descriptor }) => descriptor.pages.flatMap(addressesOf)),
  ]);
}

function linkersOf(pages: readonly PageFacts[], path: string): string[] {
  return pages
    .filter(({ links, path: own }) => own !== path && links.some((link) => pathOf(link) === path))
    .map((page) => page.path);
}

/** Pages that link to an address, in words. */
function inWords(found: readonly string[]): string {
  if (found.length === 0) return 'Search engines and bookmarks lead to it';
  return found.length > 5
    ? `${found.slice(0, 5).join(', ')} and ${found.length - 5} more link to it`
    : `${linking(found)} to it`;
}

/**
 * What to do about a page that would be lost. A removed remote has no descriptor any more that could declare a
 * redirect.
 */
function wayOut(path: string, linkers: readonly string[], isRemoved: boolean): string {
  return isRemoved
    ? `Release ${linkers.length === 1 ? 'that page' : 'those pages'} without the link first.`
    : `Keep the page, or say where it went: redirects: { '${path}': '/…' } in src/descriptor.ts.`;
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
  // The shell's own pages may list every page; their links are checked once they are rendered again.
  const lasting = pages.filter(({ owner }) => owner !== 'shell');
  const mayGo = (owner: string, path: string) => !(owner in after.remotes) && linkersOf(lasting, path).length === 0;
  const moved = new Set(Object.values(after.remotes).flatMap(({ descriptor }) => Object.keys(descriptor.redirects)));
  const shown = (block: string) =>
    (after.shell?.descriptor.pages ?? []).filter(({ blocks = [] }) => blocks.includes(block)).map(({ path }) => path);
  const blocks = new Set(Object.values(after.remotes).flatMap(({ descriptor }) => descriptor.blocks));
  return Object.values(before.remotes)
    .filter(({ descriptor }) => changed.includes(descriptor.name))
    .flatMap(({ descriptor: { name: owner, ...old } }) => [
      ...old.pages
        .flatMap(addressesOf)
        .filter((path) => !there.has(path) && !moved.has(path) && !mayGo(owner, path))
        .map((path) => ({
          owner,
          what: `${path} would be gone. ${inWords(linkersOf(pages, path))}.`,
          todo: wayOut(path, linkersOf(pages, path), !(owner in after.remotes)),
        })),
      ...old.blocks
        .filter((block) => !blocks.has(block) && shown(block).length > 0)
        .map((block) => ({
          owner,
          what: `the block ${block} would be gone, and ${shown(block).join(', ')} ${shown(block).length === 1 ? 'shows' : 'show'} it.`,
          todo:
            owner in after.remotes
              ? 'Keep it, or release the shell without it first.'
              : 'Release the shell without it first.',
        })),
    ]);
}
