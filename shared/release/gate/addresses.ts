import { addressesOf, answers, definitionFaults } from '@3eu/shared/contract/address';
import { unknownValue, valueAddress, type RemoteDefinition } from '@3eu/shared/contract';
import type { RemoteVersion, ShellVersion, Site } from '../plan/versions';
import { finalRefusal, type Refusal } from './refusal';

/** An address or a block, and whose it is. */
type Claim = { owner: string; kind: 'page' | 'redirect' | 'block'; name: string };

function claimsOf({ descriptor: { name: owner, pages, blocks, redirects } }: RemoteVersion): Claim[] {
  return [
    ...pages.map(({ path }): Claim => ({ owner, kind: 'page', name: path })),
    ...Object.keys(redirects).map((name): Claim => ({ owner, kind: 'redirect', name })),
    ...blocks.map((name): Claim => ({ owner, kind: 'block', name })),
  ];
}

function claimsOfShell(shell: ShellVersion | null): Claim[] {
  return (shell?.descriptor.pages ?? []).map(({ path }) => ({ owner: 'shell', kind: 'page', name: path }));
}

function isSame(a: Claim, b: Claim): boolean {
  if (a.kind === 'block' || b.kind === 'block') return a.kind === b.kind && a.name === b.name;
  return answers(a.name, b.name) || answers(b.name, a.name);
}

/** What of a remote belongs to another package already. */
function takenRefusals(remote: RemoteVersion, others: readonly Claim[]): Refusal[] {
  const { name: owner } = remote.descriptor;
  return claimsOf(remote).flatMap(({ kind, name }) => {
    const other = others.find((candidate) => candidate.owner !== owner && isSame({ owner, kind, name }, candidate));
    if (!other) return [];
    return kind === 'block'
      ? finalRefusal(owner, 'block-taken', { block: name, by: other.owner })
      : finalRefusal(owner, 'address-taken', { path: name, by: other.owner, as: other.name, kind: other.kind });
  });
}

function unclearRefusals({ descriptor }: RemoteVersion): Refusal[] {
  const { name, pages } = descriptor;
  const reserved = pages.filter(
    ({ path, ...page }) =>
      path.includes('/:') && addressesOf({ path, ...page }).includes(valueAddress(path, unknownValue)),
  );
  return [
    ...definitionFaults(descriptor as RemoteDefinition).map((problem) =>
      finalRefusal(name, 'unclear-address', { problem }),
    ),
    ...reserved.map(({ path }) => finalRefusal(name, 'reserved-slug', { path, slug: unknownValue })),
  ];
}

/** The names and addresses that released packages may not have. */
export function addressRefusals({ shell, remotes }: Site, released: readonly string[]): Refusal[] {
  const all = Object.values(remotes);
  const isReleased = ({ descriptor }: RemoteVersion) => released.includes(descriptor.name);
  const claims = [...claimsOfShell(shell), ...all.flatMap(claimsOf)];
  const ofRemotes = all
    .filter(isReleased)
    .flatMap((remote) => [...unclearRefusals(remote), ...takenRefusals(remote, claims)]);
  if (!released.includes('shell')) return ofRemotes;
  // If a released shell takes a remote's address, the refusal is the shell's.
  const ofShell = claimsOfShell(shell).flatMap((claim) =>
    all
      .filter((remote) => !isReleased(remote) && claimsOf(remote).some((other) => isSame(claim, other)))
      .map(({ descriptor }) =>
        finalRefusal('shell', 'address-of-remote', { path: claim.name, remote: descriptor.name }),
      ),
  );
  return [...ofRemotes, ...ofShell];
}
