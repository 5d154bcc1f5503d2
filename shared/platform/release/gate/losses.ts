import { allVersions, type Site, type Versions } from '../model';
import { linking, pathOf, statementsOf } from './links';
import { finalRefusal, refusal, type Refusal } from './refusal';

/** A file of a version. */
const ofVersion = /^(public\/(shell|remotes)|private\/versions)\//;

/** The shell's page that lists every page by itself: nobody has to edit it. */
const listOfPages = '/pages';

/** Every address of a site. */
const addressesOf = (versions: Versions) => new Set(allVersions(versions).flatMap(({ addresses }) => addresses));

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
 * Pages and blocks that would be lost although others need them.
 * @param changed Packages that are released or removed. A package that is removed may take along pages that nothing
 *   links to.
 */
export function lossRefusals(site: Site, { versions: after }: Site, changed: readonly string[]): Refusal[] {
  const { versions: before } = site;
  const statements = statementsOf(site).filter(({ owner }) => !changed.includes(owner));
  const there = addressesOf(after);
  const remotes = Object.values(after.remotes).map(({ descriptor }) => descriptor);
  const moved = new Set(remotes.flatMap(({ redirects }) => Object.keys(redirects)));
  const blocks = new Set(remotes.flatMap((remote) => remote.blocks));
  const linkersOf = (path: string) =>
    statements.filter(
      ({ links, path: own }) => own !== path && own !== listOfPages && links.map(pathOf).includes(path),
    );
  // The shell's own pages may list every page; their links are checked once they are rendered again.
  const mayGo = (owner: string, path: string) =>
    !(owner in after.remotes) && linkersOf(path).every((linker) => linker.owner === 'shell');
  const showing = (block: string) =>
    [...(after.shell?.descriptor.pages ?? []), ...remotes.flatMap((remote) => remote.pages)]
      .filter((page) => page.blocks?.includes(block))
      .map(({ path }) => path);
  return changed.flatMap((owner) => {
    const old = before.remotes[owner];
    const removed = !(owner in after.remotes);
    return [
      ...(old?.addresses ?? [])
        .filter((path) => !there.has(path) && !moved.has(path) && !mayGo(owner, path))
        .map((path) => lostPage(owner, path, [...new Set(linkersOf(path).map((linker) => linker.path))], removed)),
      ...(old?.descriptor.blocks ?? [])
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
  const there = addressesOf(after);
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

/** Files of live versions that a site lacks, and of kept ones that would go: pages in visitors' tabs may ask for them. */
export function lostFiles(
  { files: before }: Site,
  { versions, files: after }: Site,
  released: readonly string[],
): Refusal[] {
  const standing = allVersions(versions).filter(({ name }) => !released.includes(name));
  const ofLive = standing.flatMap(({ name, files }) => [...files.values()].map((path) => ({ owner: name, path })));
  const ofKept = [...before.keys()].filter((path) => ofVersion.test(path)).map((path) => ({ owner: 'site', path }));
  return [...ofLive, ...ofKept]
    .filter(({ path }) => !after.has(path))
    .map(({ owner, path }) => {
      const what = `${path} of ${owner} is missing, or would go with this release.`;
      const todo = `Publish ${owner} again from the sources of its live version.`;
      return finalRefusal(owner, 'file-lost', what, todo);
    });
}
