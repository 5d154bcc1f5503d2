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

/** Groups in which pages of a remote ask to be listed, and which a shell does not have, with those that it has. */
function strangeGroups({ descriptor: { site } }: ShellVersion, { descriptor: { pages } }: RemoteVersion) {
  const links = pages.flatMap(({ params = [], ...page }) => [
    page,
    ...params.map((each) => ({ ...each, path: page.path })),
  ]);
  const listed = links.flatMap(({ path, menu, footer }) => [
    { path, field: 'menu', group: menu, there: Object.keys(site.menus.groups) },
    { path, field: 'footer', group: footer, there: site.menus.sections },
  ]);
  return listed.filter(({ group, there }) => group !== undefined && !there.includes(group));
}

/** The contracts that a shell mounts: its own and the one before. */
const mounts = (shell: ShellVersion, remote: RemoteVersion) =>
  [0, 1].includes(shell.descriptor.contract - remote.descriptor.contract);

/** What a comparison of a shell and a remote has found, as each of them is told it: code, what is wrong, remedy. */
type Found = { final: boolean; remote: [code: string, what: string, todo: string]; shell: [string, string, string] };

/** Each comparison of a shell and a remote, once. */
function comparisons(shell: ShellVersion, remote: RemoteVersion): Found[] {
  const { name, contract: own } = remote.descriptor;
  const { contract: live } = shell.descriptor;
  const contracts: Found = {
    final: true,
    remote: [
      'other-contract',
      `it speaks contract ${own}, and the live shell mounts ${live} and ${live - 1}.`,
      own > live ? 'Publish the shell first.' : `Build it for contract ${live}.`,
    ],
    shell: [
      'contract-left',
      `it mounts the contracts ${live} and ${live - 1}, and the live ${name} speaks ${own}.`,
      `Publish ${name} for contract ${live} together with it.`,
    ],
  };
  return [
    ...(mounts(shell, remote) ? [] : [contracts]),
    ...missing(shell, remote).map((part): Found => {
      const keep = `Keep it until ${name} is released without it, or publish the shell together with ${name}.`;
      return {
        final: false,
        remote: [
          'not-provided',
          `it uses ${part}, which the live shell does not provide.`,
          'First publish a shell that provides it.',
        ],
        shell: ['no-longer-provided', `it no longer provides ${part}, which the live ${name} uses.`, keep],
      };
    }),
    ...strangeGroups(shell, remote).map(({ path, field, group, there }): Found => {
      const keep = `Keep it until ${name} is released without it, or publish the shell together with ${name}.`;
      return {
        final: false,
        remote: [
          'group-missing',
          `${path} is listed in the ${field} "${group}", which the live shell does not have.`,
          `There are: ${there.join(', ')}. Choose one in src/descriptor.ts, or first publish a shell that has it.`,
        ],
        shell: ['group-lost', `it no longer has the ${field} "${group}", where ${path} of ${name} is listed.`, keep],
      };
    }),
    ...mismatched(shell, remote).map(({ name: library, wanted, has }): Found => {
      const install = `Install ${library} ${has} and build again, or first publish a shell with ${library} ${wanted}.`;
      const keep = `Keep the old version, or publish the shell together with ${name}.`;
      return {
        final: true,
        remote: ['other-library', `it was built for ${library} ${wanted}, but the live shell has ${has}.`, install],
        shell: ['library-left', `it has ${library} ${has}, but the live ${name} was built for ${wanted}.`, keep],
      };
    }),
  ];
}

/** Copies that a remote brings of what a page has once. */
function secondCopies(shell: ShellVersion, { descriptor: { name, bundled } }: RemoteVersion): Refusal[] {
  const once = new Set([...onceOnly, ...[...shell.shared.keys()].map(packageName)]);
  const todo =
    'Use the copy that @3eu/platform or the shell provides: look for an import that bypasses them, or for a version of a library that fits it.';
  return bundled
    .filter((module) => once.has(module))
    .map((module) =>
      refusal(name, 'second-copy', `it bundles its own copy of ${module}, but a page must have only one.`, todo),
    );
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
        'Publish the shell first.',
      ),
    ];
  // A remote that is released answers for itself; the others are what a released shell has to fit.
  return Object.values(remotes).flatMap((remote) => {
    const isRemote = released.includes(remote.name);
    if (!isRemote && !released.includes('shell')) return [];
    const found = comparisons(shell, remote).map(({ final, ...sides }) => {
      const refuse = final ? finalRefusal : refusal;
      return isRemote ? refuse(remote.name, ...sides.remote) : refuse('shell', ...sides.shell);
    });
    return [...(isRemote ? secondCopies(shell, remote) : []), ...found];
  });
}
