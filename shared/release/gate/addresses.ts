import { addressesOf, answers, definitionFaults } from '@3eu/shared/contract/address';
import { unknownValue, valueAddress, type RemoteDefinition } from '@3eu/shared/contract';
import type { RemoteFacts, Site } from '../plan/versions';
import type { Refusal } from './refusal';

/** An address or a block, and whose it is. */
type Claim = { owner: string; kind: 'page' | 'redirect' | 'block'; name: string };

function claimsOf({ descriptor: { name: owner, pages, blocks, redirects } }: RemoteFacts): Claim[] {
  return [
    ...pages.map(({ path }): Claim => ({ owner, kind: 'page', name: path })),
    ...Object.keys(redirects).map((name): Claim => ({ owner, kind: 'redirect', name })),
    ...blocks.map((name): Claim => ({ owner, kind: 'block', name })),
  ];
}

function isSame(a: Claim, b: Claim): boolean {
  if (a.kind === 'block' || b.kind === 'block') return a.kind === b.kind && a.name === b.name;
  return answers(a.name, b.name) || answers(b.name, a.name);
}

function takenRefusals(remote: RemoteFacts, { shell, remotes }: Site): Refusal[] {
  const { name } = remote.descriptor;
  const shellClaims = (shell?.descriptor.pages ?? []).map(({ path }): Claim => ({
    owner: 'shell',
    kind: 'page',
    name: path,
  }));
  const others = [
    ...shellClaims,
    ...Object.values(remotes)
      .filter((other) => other.descriptor.name !== name)
      .flatMap(claimsOf),
  ];
  return claimsOf(remote).flatMap((claim) => {
    const other = others.find((candidate) => isSame(claim, candidate));
    if (!other) return [];
    const what =
      claim.kind === 'block'
        ? `the block ${claim.name} belongs to ${other.owner}.`
        : `${claim.name} belongs to ${other.owner}, where ${other.name === claim.name ? 'it' : other.name} is a ${other.kind}.`;
    const todo =
      claim.kind === 'block'
        ? 'A block has only one owner: choose another name.'
        : 'An address has only one owner: choose another address, or release both packages together if the page is moving.';
    return [{ owner: name, what, todo, final: true }];
  });
}

function unclearRefusals({ descriptor }: RemoteFacts): Refusal[] {
  const reserved = descriptor.pages.filter(
    (page) => page.path.includes('/:') && addressesOf(page).includes(valueAddress(page.path, unknownValue)),
  );
  return [
    ...definitionFaults(descriptor as RemoteDefinition).map((what) => ({
      owner: descriptor.name,
      what,
      todo: 'Fix it in src/descriptor.ts.',
      final: true,
    })),
    ...reserved.map(({ path }) => ({
      owner: descriptor.name,
      what: `${path}: the slug ${unknownValue} is reserved: the page for unknown values is rendered with it.`,
      todo: 'Choose another slug.',
      final: true,
    })),
  ];
}

/** The names and addresses that released remotes may not have. */
export function addressRefusals(after: Site, released: readonly string[]): Refusal[] {
  const remotes = Object.values(after.remotes).filter(({ descriptor }) => released.includes(descriptor.name));
  const leading = released.includes('shell')
    ? Object.values(after.remotes).filter((remote) => !remotes.includes(remote))
    : [];
  // If a released shell takes a remote's address, the refusal is reported as the shell's.
  const byShell = leading
    .flatMap((remote) => takenRefusals(remote, { shell: after.shell, remotes: {} }))
    .map((refusal) => ({
      ...refusal,
      what: `it claims an address that ${refusal.owner} already uses: ${refusal.what}`,
      owner: 'shell',
    }));
  return [...remotes.flatMap((remote) => [...unclearRefusals(remote), ...takenRefusals(remote, after)]), ...byShell];
}
