/**
 * Room gate: what a shell and a remote lack of each other. For the gate alone. A contract that is broken is raised, and this
 * is what keeps a site of two of them whole.
 */
import { satisfies } from 'semver';
import { contractVersion } from '../../contract';
import type { RemoteVersion, ShellVersion } from '../site/version';
import { finalRefusal, refusal, type Asked, type Refusal } from './refusal';

/** Packages that exist once on a page, inside the shell, besides those that it shares by name. */
const onceOnly = ['scheduler', 'react-router', 'react-router-dom'];

function packageName(module: string): string {
  const parts = module.split('/');
  return parts.slice(0, module.startsWith('@') ? 2 : 1).join('/');
}

/** What a remote takes from the platform that a shell does not have, as in `Ledger of @sample/ui`. */
function missing({ descriptor, shared }: ShellVersion, { descriptor: { requires } }: RemoteVersion): string[] {
  const taken = Object.values(requires).flatMap((modules) => Object.entries(modules));
  const lacking = taken.flatMap(([module, names]) => {
    if (!shared.has(module)) return [module];
    const provided = descriptor.provides[module];
    return names.filter((name) => provided && !provided.includes(name)).map((name) => `${name} of ${module}`);
  });
  return [...new Set(lacking)];
}

/** Libraries that a remote was built for in a version that the shell does not have. */
function mismatched({ shared }: ShellVersion, remote: RemoteVersion) {
  const needed = new Set(Object.values(remote.descriptor.requires).flatMap((modules) => Object.keys(modules)));
  const pairs = [...needed].flatMap((module) => {
    const [own, wanted] = [shared.get(module), remote.shared.get(module)];
    return own && wanted ? [{ library: packageName(module), wanted: wanted.requiredVersion, has: own.version }] : [];
  });
  const wrong = pairs.filter(({ has, wanted }) => !satisfies(has, wanted, { includePrerelease: true }));
  return [...new Map(wrong.map((pair) => [pair.library, pair])).values()];
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

/**
 * Each comparison of a shell and a remote.
 * @param isRemote Whether the remote is released, and so to blame. Otherwise the shell is: the others are what it has to fit.
 */
function comparisons(shell: ShellVersion, remote: RemoteVersion, isRemote: boolean): Refusal[] {
  const { name, contract } = remote.descriptor;
  const { contract: live } = shell.descriptor;
  /** @param todo The remedy of the remote, and that of the shell. */
  const row = (final: boolean, code: string, what: string, ...todo: [string, string]): Refusal =>
    (final ? finalRefusal : refusal)(isRemote ? name : 'shell', code, what, todo[isRemote ? 0 : 1]);
  const keep = `Keep it until ${name} is released without it, or publish the shell together with ${name}.`;
  const toContract = contract > live ? 'Publish the shell first.' : `Build it for contract ${live}.`;
  const speaks = `${name} speaks contract ${contract}, and the shell mounts ${live} and ${live - 1}.`;
  return [
    ...([0, 1].includes(live - contract)
      ? []
      : [row(true, 'other-contract', speaks, toContract, `Publish ${name} for contract ${live} together with it.`)]),
    ...missing(shell, remote).map((part) => {
      const what = `${name} uses ${part}, which the shell does not provide.`;
      return row(false, 'not-provided', what, 'First publish a shell that provides it.', keep);
    }),
    ...strangeGroups(shell, remote).map(({ path, field, group, there }) => {
      const what = `${path} of ${name} is listed in the ${field} "${group}", which the shell does not have. There are: ${there.join(', ')}.`;
      const choose = 'Choose one in src/descriptor.ts, or first publish a shell that has it.';
      return row(false, 'group-missing', what, choose, keep);
    }),
    ...mismatched(shell, remote).map(({ library, wanted, has }) => {
      const what = `${name} was built for ${library} ${wanted}, and the shell has ${has}.`;
      const install = `Install ${library} ${has} and build again, or first publish a shell with ${library} ${wanted}.`;
      const keepOld = `Keep the old version, or publish the shell together with ${name}.`;
      return row(true, 'other-library', what, install, keepOld);
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
export function contractRefusals({ after: { shell, remotes }, names }: Asked): Refusal[] {
  if (!shell) return [];
  const { contract } = shell.descriptor;
  if (contract !== contractVersion) {
    const what = `the shell speaks contract ${contract}, and this tool ${contractVersion}: it cannot render with it.`;
    return [finalRefusal('shell', 'other-platform', what, 'Publish the shell first.')];
  }
  return remotes.flatMap((remote) => {
    const isRemote = names.includes(remote.name);
    if (!isRemote && !names.includes('shell')) return [];
    return [...(isRemote ? secondCopies(shell, remote) : []), ...comparisons(shell, remote, isRemote)];
  });
}
