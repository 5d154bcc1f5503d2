/**
 * Room gate: the names and addresses that packages may not have. For the gate alone. The rules are the contract's, which is
 * raised with them.
 */
import { definitionFaults } from '../../contract/address';
import { overlap } from '../../contract/answers';
import type { RemoteDefinition } from '../../contract';
import { isRemote, type RemoteVersion, type Version } from '../site/version';
import { finalRefusal, type Asked, type Refusal } from './refusal';

/** An address or a block, and whose it is. */
type Claim = { owner: string; kind: 'page' | 'redirect' | 'block'; name: string };

/** Page by page, not part by part: a value of a pattern is claimed by the pattern. */
function claimsOf(version: Version): Claim[] {
  const { name: owner, descriptor } = version;
  const claim = (kind: Claim['kind']) => (name: string) => ({ owner, kind, name });
  const own = descriptor.pages.map(({ path }) => claim('page')(path));
  if (descriptor.kind === 'shell') return own;
  const { redirects, blocks } = descriptor;
  return [...own, ...Object.keys(redirects).map(claim('redirect')), ...blocks.map(claim('block'))];
}

/** Some hosts and disks know no capitals, so a name in other letters is the same name. */
function isSame(a: Claim, b: Claim): boolean {
  const [one, two] = [a.name.toLowerCase(), b.name.toLowerCase()];
  if (a.kind === 'block' || b.kind === 'block') return a.kind === b.kind && one === two;
  return overlap(one, two);
}

const oneOwner =
  'An address has only one owner: choose another address, or release both packages together if the page is moving.';

/** What of a released package belongs to another already. A shell that is released has to fit the others, not they it. */
function takenRefusals(claims: readonly Claim[], released: readonly string[]): Refusal[] {
  const mayTake = ({ owner }: Claim, other: Claim) => owner === 'shell' && released.includes(other.owner);
  return claims
    .filter(({ owner }) => released.includes(owner))
    .flatMap((claim) => {
      const other = claims.find((each) => each.owner !== claim.owner && isSame(claim, each) && !mayTake(claim, each));
      if (!other) return [];
      const { owner, kind, name } = claim;
      const code = kind === 'block' ? 'block-taken' : owner === 'shell' ? 'address-of-remote' : 'address-taken';
      const what = `the ${kind} ${name} belongs to ${other.owner}, where ${other.name === name ? 'it' : other.name} is a ${other.kind}.`;
      return finalRefusal(owner, code, what, kind === 'block' ? 'Choose another name.' : oneOwner);
    });
}

function unclearRefusals({ descriptor }: RemoteVersion): Refusal[] {
  return definitionFaults(descriptor as RemoteDefinition).map((problem) =>
    finalRefusal(descriptor.name, 'unclear-address', problem, 'Fix it in src/descriptor.ts.'),
  );
}

/** The container of a remote stands on the page under a name, and two of one name would be taken for each other. */
function containerRefusals({ name, globalName }: RemoteVersion, others: readonly RemoteVersion[]): Refusal[] {
  const other = others.find((each) => each.name !== name && each.globalName === globalName);
  if (!other) return [];
  const what = `its container is called ${globalName}, as that of ${other.name} is.`;
  return [finalRefusal(name, 'container-taken', what, 'Give it a name of its own.')];
}

/** The names and addresses that released packages may not have. */
export function addressRefusals({ after: { live, remotes }, released, names }: Asked): Refusal[] {
  const own = released.filter(isRemote);
  return [
    ...own.flatMap((remote) => [...unclearRefusals(remote), ...containerRefusals(remote, remotes)]),
    ...takenRefusals(live.flatMap(claimsOf), names),
  ];
}
