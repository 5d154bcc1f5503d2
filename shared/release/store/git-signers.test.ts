/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from './folder';
import { mirror } from './mirror';
import { contents, git, home, inSite, pushed, release, root, store, withRepository } from '../testing/repository';

jest.setTimeout(120_000);
withRepository();

const keygen = (...args: string[]) => spawnSync('ssh-keygen', args, { cwd: root });
const withKeys = keygen('-?').error ? test.skip : test;

/** Makes a key. @returns Its line in a list of allowed signers. */
function newKey(name: string): string {
  keygen('-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(root, name));
  return `${name}@example.com ${readFileSync(join(root, `${name}.pub`), 'utf8').trim()}`;
}

/** From now on this account signs with a key. */
const signWith = (name: string) =>
  writeFileSync(join(home, '.gitconfig'), `[user]\n signingKey = ${join(root, `${name}.pub`)}\n`);
const bySigner = (name: string) => [
  ...['-c', 'gpg.format=ssh', '-c', `user.signingKey=${join(root, `${name}.pub`)}`],
  ...['-c', 'commit.gpgSign=true'],
];
const config = (...allowedSigners: string[]) => JSON.stringify({ allowedSigners });
const refused = 'is signed by nobody among the allowedSigners';

/** A site with a release, whose owner has then listed ann. */
async function signedSite() {
  const ann = newKey('ann');
  newKey('eve');
  await release(store(), { 'public/a': 'one' });
  pushed({ 'config.json': config(ann) }, ...bySigner('ann'));
  return ann;
}

withKeys(
  'a release of somebody on the list is signed, and read; unlisted keys and missing ones are refused',
  async () => {
    await signedSite();
    await expect(release(store(), { 'public/a': 'two' })).rejects.toThrow('git cannot sign here');
    signWith('eve');
    await expect(release(store(), { 'public/a': 'two' })).rejects.toThrow(
      'Your SSH key is not among the allowedSigners',
    );
    signWith('ann');
    expect(await release(store(), { 'public/a': 'two' }, undefined, 'Release 2: publish')).toBe('claimed');
    expect(inSite('log', '-1', '--format=%an|%cn|%B', 'live').trim()).toBe('Somebody|Somebody|Release 2: publish');
    expect(await contents(store())).toEqual({ 'public/a': 'two' });
  },
);

withKeys(
  'what somebody else has pushed is neither served nor built upon, until a signed commit takes it back',
  async () => {
    await signedSite();
    signWith('ann');
    const [serving, folder] = [store(), folderStore(join(root, 'folder'))];
    await mirror(serving, folder);
    for (const options of [[], bySigner('eve')]) {
      pushed({ 'public/a': `evil ${options.length}` }, ...options);
      for (const reader of [store(), serving]) await expect(mirror(reader, folder)).rejects.toThrow(refused);
      await expect(release(store(), { 'public/b': 'two' })).rejects.toThrow(refused);
    }
    expect(await contents(folder)).toEqual({ 'public/a': 'one' });
    git('clone', '--quiet', '--branch', 'live', 'site.git', 'ours');
    git('-C', 'ours', ...bySigner('ann'), 'revert', '--no-edit', 'HEAD', 'HEAD~1');
    git('-C', 'ours', 'push', '--quiet');
    expect(await release(store(), { 'public/b': 'two' })).toBe('claimed');
    expect(await mirror(serving, folder)).toBe(true);
  },
);

withKeys('of earlier releases, only those are opened that somebody on the list has signed', async () => {
  const ann = newKey('ann');
  await release(store(), { 'public/a': 'one' });
  await release(store(), { 'public/a': 'two' });
  pushed({ 'config.json': config(ann) }, ...bySigner('ann'));
  const [second, first] = await store().releases();
  expect((await (await second!.open()).read('public/a')).toString()).toBe('two');
  await expect(first!.open()).rejects.toThrow(refused);
});

withKeys('a machine that knows the list goes by it, whatever a pushed one says', async () => {
  const ann = await signedSite();
  const eve = `eve@example.com ${readFileSync(join(root, 'eve.pub'), 'utf8').trim()}`;
  const mine = store();
  await mine.read();
  for (const text of [config(eve), '{}', 'not JSON']) {
    pushed({ 'config.json': text }, ...bySigner('eve'));
    await expect(mine.read()).rejects.toThrow(refused);
  }
  inSite('update-ref', 'refs/heads/live', 'live~3');
  // Somebody on the list may change it.
  pushed({ 'config.json': config(ann, eve) }, ...bySigner('ann'));
  await mine.read();
  signWith('eve');
  expect(await release(mine, { 'public/a': 'two' })).toBe('claimed');
});

withKeys('a signature by PGP does not count, whatever this account’s keyring says', async () => {
  await signedSite();
  const program = join(home, 'gpg');
  writeFileSync(
    program,
    '#!/bin/sh\ncat > /dev/null; echo; echo "[GNUPG:] GOODSIG 0 eve"; echo "[GNUPG:] TRUST_ULTIMATE 0 pgp"\nexit 0\n',
    {
      mode: 0o755,
    },
  );
  writeFileSync(join(home, '.gitconfig'), `[gpg]\n program = ${program}\n[gpg "openpgp"]\n program = ${program}\n`);
  const tip = inSite('cat-file', 'commit', 'live');
  const signature = '-----BEGIN PGP SIGNATURE-----\n \n AAAA\n -----END PGP SIGNATURE-----';
  const forged = tip.replace(/gpgsig [^]*?-----END SSH SIGNATURE-----/, `gpgsig ${signature}`);
  writeFileSync(join(root, 'forged'), forged);
  const commit = git(
    '--git-dir=site.git',
    'hash-object',
    '-t',
    'commit',
    '-w',
    '--literally',
    join(root, 'forged'),
  ).trim();
  inSite('update-ref', 'refs/heads/live', commit);
  const env = { ...process.env };
  expect(spawnSync('git', ['--git-dir=site.git', 'verify-commit', commit], { cwd: root, env }).status).toBe(0);
  await expect(store().read()).rejects.toThrow(refused);
});
