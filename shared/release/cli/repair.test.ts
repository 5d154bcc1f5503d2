/** @jest-environment node */
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { damagedFiles } from '../store/store';
import type { Output } from './output';
import { repairCommand } from './repair';
import { campus, live, page, publish, root, shell, store, support, versions, withSite } from '../testing/site';
import { lastVerification, verificationMessage, verifyCommand } from './verify';
import { textOf } from '../messages/message';

jest.mock('@3eu/shared/build/og', () => ({
  renderOgPicture: ({ title }: { title: string }) => Promise.resolve(Buffer.from(`card of ${title}`)),
}));
jest.setTimeout(120_000);
withSite();

let said: string[] = [];
const output: Output = {
  tell: (message) => void said.push(textOf(message)),
  fail: () => {},
  step: () => {},
  done: () => {},
};
const verified = async (number: number) => textOf(verificationMessage(await lastVerification(root), number, root));
beforeEach(() => {
  said = [];
});
const repair = () => repairCommand({ site: root }, output);
const verify = () => verifyCommand({ site: root }, output);
const inLive = (path: string) => join(dirname(realpathSync(join(root, 'live'))), path);
/** Changes a file of the live release, in every release that shares it. */
const damage = (...paths: string[]) => paths.forEach((path) => appendFileSync(inLive(path), ' '));
const versionFile = (name: string, seed: number, file: string) =>
  `private/versions/${name}/${String(seed).padStart(12, '0')}/${file}`;
const isWhole = async () => (await damagedFiles(await store().read())).length === 0;

test('verifying names damaged files and strangers, and the status says when it was', async () => {
  expect(await verified(1)).toContain('has not been verified on this machine');
  await verify();
  expect(said).toEqual([expect.stringMatching(/^Release 1: all \d+ files are as they were released\.$/)]);
  expect(await verified(1)).toMatch(/: every file is as it was released\.$/);
  expect(await verified(2)).toContain('npm run verify');
  damage('public/visit/index.html');
  rmSync(inLive('public/faq/index.html.br'));
  appendFileSync(inLive('public/stranger.html'), 'hello');
  await expect(verify()).rejects.toThrow('is damaged: the files above are missing');
  expect(said).toEqual(expect.arrayContaining(['public/faq/index.html.br', 'public/visit/index.html']));
  expect(said).toContainEqual(
    expect.stringContaining('public/stranger.html stands in release 1, but is not part of it'),
  );
  expect(await verified(1)).toContain('2 of its files are damaged');
});

test('what can be made again is, in a new release, and the damaged one stays as it is', async () => {
  const [html, files] = [page('visit/index.html'), readFileSync(inLive('files.json'), 'utf8')];
  damage(
    'public/visit/index.html',
    'public/faq/index.html.br',
    'public/og/visit.jpg',
    'public/sw.js',
    'private/pages/campus.json',
  );
  await expect(publish([support(2)])).rejects.toThrow('is missing, or differs from the file that was released');
  await repair();
  expect(said).toContain('5 damaged files were replaced.');
  expect(readlinkSync(join(root, 'live'))).toBe('releases/2/public');
  expect(page('visit/index.html')).toBe(html);
  expect(readFileSync(join(root, 'releases/1/files.json'), 'utf8')).toBe(files);
  expect(await isWhole()).toBe(true);
  expect((await live()).records.map(({ kind }) => kind)).toEqual(['publish', 'repair']);
  expect(await publish([support(2)])).toMatchObject({ status: 'released', number: 3 });
  said = [];
  await repair();
  expect(said).toEqual([expect.stringContaining('are as they were released')]);
});

test('a file of which an earlier release has a copy comes from there', async () => {
  await publish([campus(2)]);
  const descriptor = versionFile('shell', 1, 'descriptor.json');
  copyFileSync(inLive(descriptor), join(root, 'copy'));
  rmSync(inLive(descriptor));
  copyFileSync(join(root, 'copy'), inLive(descriptor));
  damage(descriptor);
  await repair();
  expect(await versions()).toMatchObject({ campus: [2, 1] });
  expect([readlinkSync(join(root, 'live')), await isWhole()]).toEqual(['releases/3/public', true]);
});

test.each(['campus', 'shell'])(
  'without a copy of a file of the live %s, the newest release without damage is live again',
  async (name) => {
    await publish([name === 'campus' ? campus(2) : shell(2)]);
    await publish([support(2)]);
    damage(versionFile(name, 2, 'descriptor.json'));
    await repair();
    expect(said).toEqual([expect.stringContaining('Release 4 is live. It repeats release 1')]);
    expect(await versions()).toEqual({ campus: [1, null], support: [1, null] });
    expect((await live()).records.map(({ number, repeats }) => [number, repeats])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, undefined],
      [4, 1],
    ]);
    expect([await isWhole(), existsSync(join(root, 'releases/3'))]).toEqual([true, true]);
  },
);

test('without any copy nothing changes, and publishing the package replaces its files', async () => {
  const descriptor = versionFile('shell', 1, 'descriptor.json');
  damage(descriptor);
  await expect(repair()).rejects.toThrow(
    `There is no other copy of ${descriptor}. No earlier release is whole either.`,
  );
  await expect(publish([campus(2)])).rejects.toThrow(`${descriptor} is missing, or differs`);
  expect((await store().read()).number).toBe(1);
  await publish([shell()]);
  expect(await isWhole()).toBe(true);
});

test('a link in the live release, or an index that cannot be read, is replaced, too', async () => {
  symlinkSync('/etc', inLive('public/etc'));
  await expect(publish([support(2)])).rejects.toThrow('public/etc is a link');
  await repair();
  expect([readlinkSync(join(root, 'live')), existsSync(inLive('public/etc'))]).toEqual(['releases/2/public', false]);
  damage('files.json');
  appendFileSync(inLive('files.json'), '}');
  await expect(verify()).rejects.toThrow('files.json cannot be read');
  symlinkSync('/etc', join(root, 'releases/1/public/other'));
  await repair();
  expect([readlinkSync(join(root, 'live')), await isWhole()]).toEqual(['releases/3/public', true]);
});
