import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fault } from '../../messages/fault';
import { ownName } from '../own-name';
import type { GitAddress } from './address';
import type { TryGit } from './objects';

/** The list that this machine last believed; null before it has read the branch. */
export type KnownSigners = { read: () => readonly string[] | null; keep: (signers: readonly string[]) => void };

/**
 * The list of allowed signers that was in force when this machine last read a branch. Whoever can push can also change
 * the list in the branch, so a changed one counts only once somebody on this list has signed it.
 * @param folder The folder of the branch's clones.
 */
export function knownSigners(folder: string): KnownSigners {
  const file = join(folder, 'signers.json');
  return {
    read: () => {
      try {
        return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return null;
      }
    },
    keep: (signers) => {
      mkdirSync(folder, { recursive: true });
      const draft = join(folder, ownName());
      writeFileSync(draft, JSON.stringify(signers));
      renameSync(draft, file);
    },
  };
}

/** @throws Fault where a commit is signed by nobody on a list. */
export async function requireSigned(
  git: TryGit,
  { commit, signers, file, address }: { commit: string; signers: readonly string[]; file: string; address: GitAddress },
): Promise<void> {
  writeFileSync(file, signers.map((line) => `${line}\n`).join(''));
  const settings = {
    'gpg.ssh.allowedSignersFile': file,
    'gpg.minTrustLevel': 'fully',
    // A signature of another kind would be looked up in this account's keyring instead of the list.
    'gpg.program': 'false',
    'gpg.openpgp.program': 'false',
    'gpg.x509.program': 'false',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if ((await git([...options, 'verify-commit', commit])).status === 0) return;
  throw fault('commit-not-signed', { store: address.name, commit });
}

/**
 * The same commit, signed with this account's SSH key.
 * @param author Name, address and time, as git writes them.
 * @throws Fault where git has no key.
 */
export async function signed(
  git: TryGit,
  { commit, parent, author, message }: { commit: string; parent: string | null; author: string; message: string },
): Promise<string> {
  const [, name = '', email = ''] = /^(.*) <(.*)> /.exec(author) ?? [];
  const identity = ['-c', `user.name=${name}`, '-c', `user.email=${email}`, '-c', 'gpg.format=ssh'];
  const ancestry = parent === null ? [] : ['-p', parent];
  const { status, stdout, stderr } = await git(
    [...identity, 'commit-tree', `${commit}^{tree}`, ...ancestry, '-S', '-F', '-'],
    [Buffer.from(message)],
  );
  if (status === 0) return stdout.toString().trim();
  throw fault('no-signing-key', { reason: stderr.trim().split('\n')[0]! });
}
