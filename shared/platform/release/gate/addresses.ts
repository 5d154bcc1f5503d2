import { definitionFaults, overlap } from '../../contract/address';
import type { RemoteDefinition } from '../../contract';
import type { RemoteVersion, ShellVersion, Versions } from '../model';
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

/** Some hosts and disks know no capitals, so a name in other letters is the same name. */
function isSame(a: Claim, b: Claim): boolean {
  const [one, two] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (a.kind === 'block' || b.kind === 'block') return a.kind === b.kind && one === two;
  return overlap(one, two);
}

const oneOwner =
  'An address has only one owner: choose another address, or release both packages together if the page is moving.';

/** What of a remote belongs to another package already. */
function takenRefusals(remote: RemoteVersion, others: readonly Claim[]): Refusal[] {
  const { name: owner } = remote.descriptor;
  return claimsOf(remote).flatMap(({ kind, name }) => {
    const other = others.find((candidate) => candidate.owner !== owner && isSame({ owner, kind, name }, candidate));
    if (!other) return [];
    if (kind === 'block')
      return finalRefusal(
        owner,
        'block-taken',
        `the block ${name} belongs to ${other.owner}.`,
        'A block has only one owner: choose another name.',
      );
    return finalRefusal(
      owner,
      'address-taken',
      `${name} belongs to ${other.owner}, where ${other.name === name ? 'it' : other.name} is a ${other.kind}.`,
      oneOwner,
    );
  });
}

function unclearRefusals({ descriptor }: RemoteVersion): Refusal[] {
  return definitionFaults(descriptor as RemoteDefinition).map((problem) =>
    finalRefusal(descriptor.name, 'unclear-address', problem, 'Fix it in src/descriptor.ts.'),
  );
}

/** The container of a remote stands on the page under a name, and two of one name would be taken for each other. */
function containerRefusals(remote: RemoteVersion, others: readonly RemoteVersion[]): Refusal[] {
  const { name, globalName } = remote;
  const other = others.find((each) => each.name !== name && each.globalName === globalName);
  if (!other) return [];
  return [
    finalRefusal(
      name,
      'container-taken',
      `its container is called ${globalName}, as that of ${other.name} is.`,
      'Give it a name of its own.',
    ),
  ];
}

/** The names and addresses that released packages may not have. */
export function addressRefusals({ shell, remotes }: Versions, released: readonly string[]): Refusal[] {
  const all = Object.values(remotes);
  const isReleased = ({ descriptor }: RemoteVersion) => released.includes(descriptor.name);
  const claims = [...claimsOfShell(shell), ...all.flatMap(claimsOf)];
  const ofRemotes = all
    .filter(isReleased)
    .flatMap((remote) => [
      ...unclearRefusals(remote),
      ...takenRefusals(remote, claims),
      ...containerRefusals(remote, all),
    ]);
  if (!released.includes('shell')) return ofRemotes;
  // If a released shell takes a remote's address, the refusal is the shell's.
  const ofShell = claimsOfShell(shell).flatMap((claim) =>
    all
      .filter((remote) => !isReleased(remote) && claimsOf(remote).some((other) => isSame(claim, other)))
      .map(({ descriptor }) =>
        finalRefusal(
          'shell',
          'address-of-remote',
          `it claims an address that ${descriptor.name} already uses: ${claim.name}.`,
          oneOwner,
        ),
      ),
  );
  return [...ofRemotes, ...ofShell];
}
