import { satisfies } from 'semver';
import { contractVersion } from '../../contract';
import type { RemoteVersion, ShellVersion, Versions } from '../model';
import { finalRefusal, refusal, type Refusal } from './refusal';

/** Packages that exist once on a page, inside the shell, besides those that it shares by name. */
const onceOnly = ['scheduler', 'react-router', 'react-router-dom'];

function packageName(module: string): string {
  const parts = module.split('/');
  return parts.slice(0, module.startsWith('@') ? 2 : 1).join('/');
}

/** The shared modules that any part of a remote takes, with the names that it takes of each. */
function taken({ descriptor }: RemoteVersion): [module: string, name: string | null][] {
  const all = Object.values(descriptor.requires).flatMap((modules) => Object.entries(modules));
  return all.flatMap(([module, names]) => [[module, null], ...names.map((name): [string, string] => [module, name])]);
}

/** What a remote takes from the platform that a shell does not have, as in `Ledger of @sample/ui`. */
function missing({ descriptor, shared }: ShellVersion, remote: RemoteVersion): string[] {
  const lacking = taken(remote).flatMap(([module, name]) => {
    if (!shared.has(module)) return [module];
    const provided = descriptor.provides[module];
    return name === null || !provided || provided.includes(name) ? [] : [`${name} of ${module}`];
  });
  return [...new Set(lacking)];
}

/** Libraries that a remote was built for in a version that the shell does not have. */
function mismatched({ shared }: ShellVersion, remote: RemoteVersion) {
  const needed = [...new Set(taken(remote).map(([module]) => module))];
  const wrong = needed
    .flatMap((module) => {
      const [own, wanted] = [shared.get(module), remote.shared.get(module)];
      return own && wanted ? [{ name: packageName(module), wanted: wanted.requiredVersion, has: own.version }] : [];
    })
    .filter(({ has, wanted }) => !satisfies(has, wanted, { includePrerelease: true }));
  return [...new Map(wrong.map((pair) => [pair.name, pair])).values()];
}

/** The contracts that a shell mounts: its own and the one before. */
const mounts = (shell: ShellVersion, remote: RemoteVersion) =>
  [0, 1].includes(shell.descriptor.contract - remote.descriptor.contract);

function remoteRefusals(shell: ShellVersion, remote: RemoteVersion): Refusal[] {
  const { name: owner, contract: own, bundled } = remote.descriptor;
  const { contract: live } = shell.descriptor;
  const once = new Set([...onceOnly, ...[...shell.shared.keys()].map(packageName)]);
  return [
    ...bundled
      .filter((module) => once.has(module))
      .map((module) =>
        refusal(
          owner,
          'second-copy',
          `it bundles its own copy of ${module}, but a page must have only one.`,
          'Use the copy that @3eu/platform or the shell provides: look for an import that bypasses them, or for a version of a library that fits it.',
        ),
      ),
    ...(mounts(shell, remote)
      ? []
      : [
          finalRefusal(
            owner,
            'other-contract',
            `it speaks contract ${own}, and the live shell mounts ${live} and ${live - 1}.`,
            own > live ? 'Publish the shell first.' : `Build it for contract ${live}.`,
          ),
        ]),
    ...missing(shell, remote).map((name) =>
      refusal(
        owner,
        'not-provided',
        `it uses ${name}, which the live shell does not provide.`,
        'First publish a shell that provides it.',
      ),
    ),
    ...mismatched(shell, remote).map((pair) =>
      finalRefusal(
        owner,
        'other-library',
        `it was built for ${pair.name} ${pair.wanted}, but the live shell has ${pair.has}.`,
        `Install ${pair.name} ${pair.has} and build again, or first publish a shell with ${pair.name} ${pair.wanted}.`,
      ),
    ),
  ];
}

function shellRefusals(after: Versions, shell: ShellVersion, released: readonly string[]): Refusal[] {
  const { contract } = shell.descriptor;
  const others = Object.values(after.remotes).filter(({ descriptor }) => !released.includes(descriptor.name));
  return others.flatMap((other) => {
    const { name: remote } = other.descriptor;
    return [
      ...(mounts(shell, other)
        ? []
        : [
            finalRefusal(
              'shell',
              'contract-left',
              `it mounts the contracts ${contract} and ${contract - 1}, and the live ${remote} speaks ${other.descriptor.contract}.`,
              `Publish ${remote} for contract ${contract} together with it.`,
            ),
          ]),
      ...missing(shell, other).map((name) =>
        refusal(
          'shell',
          'no-longer-provided',
          `it no longer provides ${name}, which the live ${remote} uses.`,
          `Keep it until ${remote} is released without it, or publish the shell together with ${remote}.`,
        ),
      ),
      ...mismatched(shell, other).map((pair) =>
        finalRefusal(
          'shell',
          'library-left',
          `it has ${pair.name} ${pair.has}, but the live ${remote} was built for ${pair.wanted}.`,
          `Keep the old version, or publish the shell together with ${remote}.`,
        ),
      ),
    ];
  });
}

/** The refusals when released packages and the other packages lack something that they need of each other. */
export function contractRefusals(after: Versions, released: readonly string[]): Refusal[] {
  const { shell, remotes } = after;
  if (!shell) return [];
  const { contract } = shell.descriptor;
  if (contract !== contractVersion)
    return [
      finalRefusal(
        'shell',
        'other-platform',
        `the shell speaks contract ${contract}, and this tool ${contractVersion}: it cannot render with it.`,
        contract < contractVersion ? 'Publish the shell first.' : 'Take the newer platform: git pull.',
      ),
    ];
  return [
    ...(released.includes('shell') ? shellRefusals(after, shell, released) : []),
    ...Object.values(remotes)
      .filter(({ descriptor }) => released.includes(descriptor.name))
      .flatMap((remote) => remoteRefusals(shell, remote)),
  ];
}
