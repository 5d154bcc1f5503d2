/**
 * Room gate: what a release may not take away while somebody needs it. For the gate alone.
 */
import { versionAt } from '../site/version';
import { listing, pathOf } from './links';
import { finalRefusal, refusal, type Asked, type Refusal } from './refusal';

function lostPage(owner: string, path: string, from: readonly string[], removed: boolean): Refusal {
  const linkers = from.length === 0 ? 'Search engines and bookmarks lead' : listing(from, 'link');
  const what = `${path} would be gone. ${linkers} to it.`;
  const todo = removed
    ? `Release ${from.length === 1 ? 'that page' : 'those pages'} without the link first.`
    : `Keep the page, or say where it went: redirects: { '${path}': '/…' } in src/descriptor.ts.`;
  return refusal(owner, 'page-lost', what, todo);
}

function lostBlock(owner: string, block: string, on: readonly string[], removed: boolean): Refusal {
  const what = `the block ${block} would be gone, and ${listing(on, 'show')} it.`;
  const release = `elease ${on.length === 1 ? 'that page' : 'those pages'} without it first.`;
  return refusal(owner, 'block-lost', what, removed ? `R${release}` : `Keep it, or r${release}`);
}

/**
 * Pages and blocks that would be lost although others need them. A package that is removed may take along pages that nothing
 * links to.
 */
export function lossRefusals({ before, after, names, removed }: Asked): Refusal[] {
  const changed = [...names, ...removed];
  const statements = before.statements.filter(({ owner }) => !changed.includes(owner));
  // The page that lists every page does so by itself: nobody has to edit it.
  const listOfPages = before.shell?.descriptor.site.menus.top.at(-1)?.href;
  const linkersOf = (path: string) =>
    statements.filter(
      ({ links, path: own }) => own !== path && own !== listOfPages && links.map(pathOf).includes(path),
    );
  // The shell's own pages may list every page; their links are checked once they are rendered again.
  const mayGo = (owner: string, path: string) =>
    removed.includes(owner) && linkersOf(path).every((linker) => linker.owner === 'shell');
  const isThere = (path: string) => after.addresses.has(path) || Object.hasOwn(after.redirects, path);
  return before.remotes
    .filter(({ name }) => changed.includes(name))
    .flatMap(({ name, addresses, descriptor: { blocks } }) => {
      const isRemoved = removed.includes(name);
      const lost = addresses.filter((path) => !isThere(path) && !mayGo(name, path));
      const shown = blocks
        .filter((block) => !after.blocks.has(block))
        .map((block) => [block, after.parts.filter((part) => part.blocks.includes(block))] as const);
      return [
        ...lost.map((path) => lostPage(name, path, [...new Set(linkersOf(path).map((each) => each.path))], isRemoved)),
        ...shown.flatMap(([block, on]) =>
          on.length > 0 ? [lostBlock(name, block, [...new Set(on.map(({ path }) => path))], isRemoved)] : [],
        ),
      ];
    });
}

/** Redirects to a missing page or to another redirect: visitors would reach nothing, or go round in circles. */
export function redirectRefusals({ after: { remotes, addresses } }: Asked): Refusal[] {
  return remotes.flatMap(({ descriptor: { name, redirects } }) =>
    Object.entries(redirects)
      .filter(([, to]) => !addresses.has(pathOf(to)))
      .map(([from, to]) => {
        const what = `${from} redirects to ${to}, which is not a page of the site.`;
        const todo = 'Point it to the current address of the page, in the redirects of src/descriptor.ts.';
        return refusal(name, 'redirect-to-nothing', what, todo);
      }),
  );
}

/**
 * Files of live versions that a site lacks, and of kept ones that would go before nothing needs them: pages in visitors' tabs
 * may ask for them.
 */
export function lostFiles({ before, after, names }: Asked): Refusal[] {
  const needed = new Set(after.documents.flatMap(({ pins }) => pins));
  const free = new Set(after.expired.filter((path) => !needed.has(versionAt(path) ?? '')));
  const ofLive = after.live
    .filter(({ name }) => !names.includes(name))
    .flatMap(({ name, files }) => [...files.values()].map((path) => ({ owner: name, path })));
  const ofKept = [...before.files.keys()]
    .filter((path) => versionAt(path) !== undefined && !free.has(path))
    .map((path) => ({ owner: 'site', path }));
  return [...ofLive, ...ofKept]
    .filter(({ path }) => !after.files.has(path))
    .map(({ owner, path }) => {
      const what = `${path} of ${owner} is missing, or would go with this release.`;
      const todo = `Publish ${owner} again from the sources of its live version.`;
      return finalRefusal(owner, 'file-lost', what, todo);
    });
}
