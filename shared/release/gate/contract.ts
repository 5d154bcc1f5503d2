import { satisfies } from 'semver';
import { isForeign } from '../plan/documents';
import { versionOf, type RemoteVersion, type ShellVersion, type Site } from '../plan/versions';
import type { Refusal } from './refusal';

/** Packages that exist once on a page, inside the shell, besides those that it shares by name. */
const onceOnly = ['scheduler', 'react-router', 'react-router-dom'];

function packageName(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The shared modules that any part of a remote takes, with the names that it takes of each. */
function taken({ descriptor }: RemoteVersion): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const modules of Object.values(descriptor.requires)) {
    for (const [module, names] of Object.entries(modules))
      all.set(module, new Set([...(all.get(module) ?? []), ...names]));
  }
  return all;
}

/** What a remote takes from the platform that a shell does not have, as in `Ledger of @3eu/shared/ui`. */
function missing({ descriptor, manifest }: ShellVersion, remote: RemoteVersion): string[] {
  const shared = new Set(manifest.shared.map(({ name }) => name));
  return [...taken(remote)].flatMap(([module, names]) => {
    if (!shared.has(module)) return [module];
    return [...names]
      .filter((name) => descriptor.provides[module] && !descriptor.provides[module].includes(name))
      .map((name) => `${name} of ${module}`);
  });
}

/** Libraries that a remote was built for in a version that the shell does not have. */
function mismatched(
  { manifest }: ShellVersion,
  remote: RemoteVersion,
): { name: string; wanted: string; has: string }[] {
  const needed = taken(remote);
  const wanted = remote.manifest.shared.filter(({ name }) => needed.has(name));
  const pairs = wanted.flatMap(({ name, requiredVersion }) =>
    manifest.shared
      .filter((shared) => shared.name === name)
      .map(({ version }) => ({ name: packageName(name), wanted: requiredVersion, has: version })),
  );
  const wrong = pairs.filter((pair) => !satisfies(pair.has, pair.wanted, { includePrerelease: true }));
  return [...new Map(wrong.map((pair) => [pair.name, pair])).values()];
}

/** Whether a shell renders a remote's pages: not if they need other versions of the shared modules. */
function isRendered(shell: ShellVersion, remote: RemoteVersion): boolean {
  return shell.descriptor.contract === remote.descriptor.contract;
}

function remoteRefusals(shell: ShellVersion, remote: RemoteVersion): Refusal[] {
  const { name: owner, contract, bundled } = remote.descriptor;
  const [own, live] = [contract, shell.descriptor.contract];
  const once = new Set([...onceOnly, ...shell.manifest.shared.map(({ name }) => packageName(name))]);
  return [
    ...bundled
      .filter((module) => once.has(module))
      .map((module) => ({
        owner,
        what: `it bundles its own copy of ${module}, but a page must have only one.`,
        todo: 'Use the copy that @3eu/shared or the shell provides; look for an import that bypasses them.',
      })),
    ...(own === live
      ? []
      : [
          {
            owner,
            what: `it uses contract ${own}, but the live shell uses contract ${live}. Its pages would stay as they are today, and links to them would load the whole page.`,
            todo: `Build it for contract ${live}, or first publish a shell for contract ${own}.`,
          },
        ]),
    ...missing(shell, remote).map((what) => ({
      owner,
      what: `it uses ${what}, which the live shell does not provide.`,
      todo: 'First publish a shell that provides it.',
    })),
    ...mismatched(shell, remote).map(({ name, wanted, has }) => ({
      owner,
      what: `it was built for ${name} ${wanted}, but the live shell has ${has}.`,
      todo: `Install ${name} ${has} and build again, or first publish a shell with ${name} ${wanted}.`,
      final: isRendered(shell, remote),
    })),
  ];
}

function shellRefusals(before: Site, after: Site, released: readonly string[]): Refusal[] {
  const shell = after.shell!;
  const others = Object.values(after.remotes).filter(({ descriptor }) => !released.includes(descriptor.name));
  const lost = others.map(versionOf).flatMap((remote) => {
    const { name } = remote.descriptor;
    const together = `or publish the shell together with ${name}.`;
    return [
      ...missing(shell, remote).map((what) => ({
        owner: 'shell',
        what: `it no longer provides ${what}, which the live ${name} uses.`,
        todo: `Keep it until ${name} is released without it, ${together}`,
      })),
      ...mismatched(shell, remote).map(({ name: library, wanted, has }) => ({
        owner: 'shell',
        what: `it has ${library} ${has}, but the live ${name} was built for ${wanted}.`,
        todo: `Keep the old version, ${together}`,
        final: isRendered(shell, remote),
      })),
    ];
  });
  const foreign = Object.values(after.remotes)
    .filter((remote) => isForeign(after, remote))
    .map(({ descriptor }) => descriptor.name);
  if (before.shell?.descriptor.contract === shell.descriptor.contract || foreign.length === 0) return lost;
  return [
    ...lost,
    {
      owner: 'shell',
      what: `it uses contract ${shell.descriptor.contract}, which is not the contract of ${foreign.join(', ')}. Their pages would stay as they are today, links to them would load the whole page, and their blocks would be missing from other pages.`,
      todo: 'Publish the shell together with them.',
    },
  ];
}

/**
 * The refusals when released packages and the other packages lack something that they need of each other.
 * @param after Includes the versions that are released; if the shell is, those of all remotes.
 */
export function contractRefusals(before: Site, after: Site, released: readonly string[]): Refusal[] {
  const { shell } = after;
  if (!shell) return [];
  const remotes = Object.values(after.remotes).filter(({ descriptor }) => released.includes(descriptor.name));
  return [
    ...(released.includes('shell') ? shellRefusals(before, after, released) : []),
    ...remotes.map(versionOf).flatMap((remote) => remoteRefusals(shell, remote)),
  ];
}
