/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleSite } from '../../build/sample-site';
import {
  branch,
  buildOf,
  campus,
  live,
  pages,
  publish,
  root,
  shellServer,
  store,
  support,
  versions,
  withSite,
} from '../testing/site';
import { release as releaseFiles } from '../testing/store';
import { remoteVersion, shellVersion, versionId } from '../testing/versions';
import type { Output } from './output';
import { removeRemoteCommand } from './releasing';
import { rollbackCommand } from './rollback';
import { releasesCommand } from './history';
import { statusCommand } from './status';

jest.mock('../../pictures/cards', () => ({
  renderCard: (_look: unknown, { title }: { title: string }) => Promise.resolve(Buffer.from(`card of ${title}`)),
}));
jest.setTimeout(120_000);

/** Another site, in which other versions have been released since. */
let staging: string;
const otherSite = withSite(async () => {
  await publish([campus(2)]);
  await publish([support(3)]);
});

let said: unknown[];
let texts: string[];
const output: Output = {
  report: (text, data) => {
    texts.push(text);
    said.push(data);
  },
  note: () => {},
  fail: () => {},
  say: () => {},
  done: () => {},
};

beforeEach(() => {
  [said, texts] = [[], []];
  staging = otherSite();
});

test('the version that is live in another site goes live in this one, as it was built', async () => {
  const file = 'remotes/campus/000000000002/web/entry.js';
  expect(await versions()).toEqual({ campus: 1, support: 1 });
  await rollbackCommand('campus', undefined, { site: root, from: staging }, output);
  expect(await versions()).toEqual({ campus: 2, support: 1 });
  expect(readFileSync(join(root, 'live', file))).toEqual(readFileSync(join(staging, 'live', file)));
  expect((await live()).records.at(-1)).toMatchObject({
    kind: 'publish',
    packages: [{ name: 'campus', version: '000000000002', from: '000000000001', commit: 'abc' }],
  });
  said = [];
  await rollbackCommand('campus', undefined, { site: root, from: staging }, output);
  expect(said).toMatchObject([{ status: 'unchanged', number: 2 }]);
});

test('a shell brings its icons along: they are drawn from the mark that it carries', async () => {
  const mark = { ...sampleSite.mark, width: 2 * sampleSite.mark.width };
  // A version that no other test has: what this machine keeps is known by versions, which say no content here.
  await publish([buildOf(shellVersion(7, { site: { ...sampleSite, mark } }), shellServer)]);
  const icon = (site: string) => readFileSync(join(site, 'live/icons/favicon.svg'), 'utf8');
  expect(icon(staging)).not.toBe(icon(root));
  await rollbackCommand('shell', undefined, { site: staging, from: root }, output);
  expect(icon(staging)).toBe(icon(root));
});

test('a dry run releases nothing, and a package or site that is not there is refused', async () => {
  await rollbackCommand('campus', undefined, { site: root, from: staging, dryRun: true }, output);
  expect((await store().read()).number).toBe(1);
  const promote = (name: string, from: string) => rollbackCommand(name, undefined, { site: root, from }, output);
  await expect(promote('campsu', staging)).rejects.toMatchObject({ code: 'not-live' });
  await expect(promote('campus', join(staging, 'typo'))).rejects.toThrow('typo');
  await expect(promote('campus', root)).rejects.toMatchObject({ status: 2 });
});

test('the status names what differs from another site', async () => {
  await statusCommand({ site: root, from: staging }, output);
  expect(said).toEqual([
    [
      { name: 'campus', here: '000000000001', there: '000000000002' },
      { name: 'support', here: '000000000001', there: '000000000003' },
    ],
  ]);
  for (const name of ['campus', 'support'])
    await rollbackCommand(name, undefined, { site: root, from: staging }, output);
  said = [];
  await statusCommand({ site: root, from: staging }, output);
  expect(said).toEqual([[]]);
});

test('where there is nothing to go back to, what can be named is listed, with who released it and what was taken back', async () => {
  await publish([campus(2)]);
  const back = (name: string, version?: string) =>
    rollbackCommand(name, version, { site: root, reason: 'the hours are wrong' }, output);
  await back('campus');
  for (const asked of [back('campus'), back('campus', '00000000000x')])
    await expect(asked).rejects.toThrow(
      /000000000002 .*somebody.*abc.*: the hours are wrong\n.*000000000001 .*somebody/,
    );
  await expect(back('shell')).rejects.toMatchObject({ code: 'nothing-before' });
});

test('a version is named by its beginning, in any case; a typo is answered with the nearest, and what several begin with is not taken', async () => {
  const to = (version: string) =>
    rollbackCommand('campus', version, { site: root, reason: 'the hours are wrong' }, output);
  const named = (version: string) => buildOf(remoteVersion('campus', 1, { version, pages, blocks: ['stories'] }), '');
  await publish([named('1e53b2a9c0d1')]);
  await publish([named('1e53ffffffff')]);
  for (const unclear of ['1e53', '1e5']) await expect(to(unclear)).rejects.toMatchObject({ code: 'version-not-kept' });
  await expect(to('1e53b2a9c0d2')).rejects.toThrow('Did you mean 1e53b2a9c0d1?');
  await to('1E53B');
  expect((await live()).versions.get('campus')).toBe('1e53b2a9c0d1');
});

test('a rollback without a reason is fast, and asks for the next one', async () => {
  await publish([campus(2)]);
  const noted: string[] = [];
  await rollbackCommand('campus', undefined, { site: root }, { ...output, note: (text) => void noted.push(text) });
  expect(noted).toEqual([expect.stringContaining('--reason')]);
});

test('a rollback holds: what was taken back is published again for a reason alone, and a new version is free', async () => {
  await publish([campus(2)]);
  await rollbackCommand('campus', undefined, { site: root, reason: 'the hours are wrong' }, output);
  const { by, reason, packages } = (await live()).records.at(-1)!;
  expect({ by, reason, packages }).toMatchObject({
    by: expect.any(String) as string,
    reason: 'the hours are wrong',
    packages: [{ name: 'campus', version: '000000000001', from: '000000000002' }],
  });
  const refused = { refusals: [{ owner: 'campus', code: 'taken-back', final: false }] };
  await expect(publish([campus(2)])).rejects.toMatchObject(refused);
  await expect(publish([campus(2)])).rejects.toThrow(`taken back by ${by}`);
  [said, texts] = [[], []];
  await statusCommand({ site: root }, output);
  expect(texts.join('\n')).toMatch(/000000000002 was taken back by .*: the hours are wrong/);
  await publish([campus(3)]);
  await publish([campus(2)], { force: 'the hours were right' });
  expect(await versions()).toMatchObject({ campus: 2 });
  await publish([campus(3)]);
  await publish([campus(2)]);
});

test('a rollback to what was taken back needs a reason as well, and holds as any other', async () => {
  const back = (version: number, reason?: string) =>
    rollbackCommand('campus', versionId(version), { site: root, ...(reason && { reason }) }, output);
  await publish([campus(2)]);
  await back(1, 'the hours are wrong');
  await publish([campus(3)]);
  await expect(back(2)).rejects.toMatchObject({ refusals: [{ owner: 'campus', code: 'taken-back' }] });
  await expect(back(2)).rejects.toThrow(/taken back by .* at .* UTC: the hours are wrong.*--reason/s);
  expect(await versions()).toMatchObject({ campus: 3 });
  await back(2, 'the fees are worse');
  expect(await versions()).toMatchObject({ campus: 2 });
  await expect(publish([campus(3)])).rejects.toThrow('the fees are worse');
});

test('what goes with an earlier version is said to somebody who goes back, without the remedies of a publisher', async () => {
  const tours = { path: '/tours' as const, module: './pages/tours', label: 'Tours' };
  await publish([campus(2, { pages: [...pages, tours] })]);
  await rollbackCommand('campus', undefined, { site: root }, output);
  expect(texts.join('\n')).toMatch(/\/tours/);
  expect(texts.join('\n')).not.toMatch(/descriptor/);
});

test('a remote that was removed comes back in the version that was live last', async () => {
  await publish([support(2)]);
  await removeRemoteCommand('support', { site: root }, output);
  expect(await versions()).toEqual({ campus: 1 });
  await rollbackCommand('support', undefined, { site: root }, output);
  expect(await versions()).toEqual({ campus: 1, support: 2 });
  await expect(rollbackCommand('library', undefined, { site: root }, output)).rejects.toMatchObject({
    code: 'not-live',
  });
});

test('what is live and what visitors get are both told where they differ, and the next command mends it', async () => {
  await releaseFiles(branch(), { 'public/x': 'x' });
  said = [];
  await statusCommand({ site: root }, output);
  expect(said).toMatchObject([{ number: 2, served: 1 }]);
  texts = [];
  await releasesCommand(undefined, { site: root }, { ...output, note: (text) => texts.push(text) });
  expect(texts[0]).toMatch(/release 2\b.*release 1\b.*--site/i);
  await publish([campus(2)]);
  await statusCommand({ site: root }, output);
  expect(said.at(-1)).toMatchObject({ number: 3, served: 3 });
});

test('a reader that leaves early stops no release: what is said is lost, and the work goes on', async () => {
  await publish([campus(4)]);
  const cli = join(__dirname, 'cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx/esm', cli, 'rollback', 'campus', '--site', root], {
    cwd: __dirname,
  });
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(await versions()).toEqual({ campus: 1, support: 1 });
});
