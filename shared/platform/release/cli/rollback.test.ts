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
  publish,
  root,
  shellServer,
  store,
  support,
  versions,
  withSite,
} from '../testing/site';
import { release as releaseFiles } from '../testing/store';
import { shellVersion } from '../testing/versions';
import type { Output } from './output';
import { removeRemoteCommand } from './releasing';
import { rollbackCommand } from './rollback';
import { releasesCommand, statusCommand } from './status';

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
  await publish([buildOf(shellVersion(2, { site: { ...sampleSite, mark } }), shellServer)]);
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

test('what was released only once cannot go back, and is told how it goes', async () => {
  const back = (name: string) => rollbackCommand(name, undefined, { site: root }, output);
  await expect(back('campus')).rejects.toThrow(`npm run remove-remote -- campus --site ${root}`);
  await expect(back('shell')).rejects.toThrow(`npm run publish-remote -- shell --site ${root}`);
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
  await releasesCommand({ site: root }, { ...output, note: (text) => texts.push(text) });
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
