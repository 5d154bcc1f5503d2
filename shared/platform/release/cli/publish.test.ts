/** @jest-environment node */
import type { Version } from '../site/version';
import { currentUser } from '../project';
import { campus, environment, live, pages, root, versions, withSite } from '../testing/site';
import { release } from '../release';
import type { Output } from './output';
import { publishCommand } from './releasing';
import { rollbackCommand } from './rollback';
import { previewCommand } from './serve';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
let isLacking: 'has' | 'lacks' | 'unknown';
let checkedOut: string;
jest.mock('../project', () => ({
  ...jest.requireActual<object>('../project'),
  currentCommit: () => checkedOut,
  // Those of this project are many, and no test here is about them.
  assetFiles: () => Promise.resolve(new Map()),
  lacksCommit: () => isLacking,
}));
let built: Version;
jest.mock('./build', () => ({
  buildPackages: () => Promise.resolve([built]),
}));
jest.setTimeout(60_000);
withSite();

let [said, noted]: [string, string[]] = ['', []];
const output: Output = {
  report: (text) => void (said += text),
  note: (text) => void noted.push(text),
  fail() {},
  say() {},
  done() {},
};
beforeEach(() => {
  [said, noted] = ['', []];
  built = campus(2);
  isLacking = 'lacks';
  checkedOut = 'def-dirty';
});
const publish = (options: object = {}) => publishCommand(['campus'], { site: root, ...options }, output);

test('an older checkout does not take back what a newer one has released, unless for a reason', async () => {
  await expect(publish()).rejects.toMatchObject({ refusals: [{ owner: 'campus', code: 'behind' }] });
  expect(await versions()).toEqual({ campus: 1, support: 1 });
  await publish({ force: 'that release was wrong' });
  expect(await versions()).toEqual({ campus: 2, support: 1 });
  expect((await live()).records.at(-1)?.forced?.refusals).toEqual([expect.stringContaining('git pull')]);
});

test('a clone that is too shallow to tell does not take anything back either', async () => {
  isLacking = 'unknown';
  await expect(publish()).rejects.toThrow('git fetch --unshallow');
});

test('a preview shows any checkout, and nothing of it goes live', async () => {
  const { tree } = await publish({ preview: true });
  expect([...tree.files.keys()]).toContain('public/remotes/campus/000000000002/web/entry.js');
  expect(await versions()).toMatchObject({ campus: 1 });
  expect(noted.join()).not.toContain('def-dirty');
});

test('a preview on a branch goes live as it was looked at, without a build', async () => {
  let place = '';
  const listening: Output = { ...output, report: (_text, data) => void ({ place = '' } = data as { place?: string }) };
  const where = { host: 'localhost', port: 0, command: 'npm run preview' };
  await previewCommand(['campus'], { site: root, branch: 'preview/menu', ...where }, listening);
  expect(await versions()).toEqual({ campus: 1, support: 1 });
  await rollbackCommand('campus', undefined, { site: root, from: place }, output);
  expect(await versions()).toEqual({ campus: 2, support: 1 });
});

test('what a release would be refused for is a note of a preview', async () => {
  built = campus(2, { pages: [{ ...pages[0]!, path: '/visit/us' }] });
  isLacking = 'has';
  await expect(publish()).rejects.toMatchObject({ refusals: [{ code: 'page-lost' }] });
  await publish({ preview: true });
  expect(noted).toEqual([expect.stringContaining('/visit')]);
});

test('a preview without a name says how to look at whatever differs, by the command that was given', async () => {
  const asked = publishCommand([], { site: root, preview: true }, output);
  await expect(asked).rejects.toThrow(`npm run preview -- --changed --site ${root}`);
});

test('a release from sources that are not committed says so', async () => {
  isLacking = 'has';
  await publish();
  expect((await live()).records.at(-1)?.packages).toMatchObject([{ name: 'campus', commit: 'def-dirty' }]);
  expect(noted.join()).toContain('def-dirty');
});

test('a dry run says which words would change on which pages', async () => {
  isLacking = 'has';
  await publish({ dryRun: true });
  expect(said).toMatch(/dry run.*\n\/visit\n {2}- \/visit campus 000000000001\n {2}\+ \/visit campus 000000000002/s);
});

test('what has changed is released, and what has not is left as it is', async () => {
  isLacking = 'has';
  await publishCommand([], { site: root, changed: true }, output);
  expect((await live()).records.at(-1)?.packages.map(({ name }) => name)).toEqual(['campus']);
  const { status } = await publishCommand([], { site: root, changed: true }, output);
  expect(status).toBe('unchanged');
});

test('of what has changed, a version that somebody took back stays out, and whoever releases is told by whom and why', async () => {
  isLacking = 'has';
  await publish();
  await rollbackCommand('campus', undefined, { site: root, reason: 'the hours are wrong' }, output);
  noted = [];
  const again = (options: object = {}) => publishCommand([], { site: root, changed: true, ...options }, output);
  expect(await again()).toMatchObject({ status: 'unchanged' });
  expect(noted.join()).toMatch(/000000000002 was taken back by .*: the hours are wrong/);
  await expect(publish()).rejects.toMatchObject({ refusals: [{ code: 'taken-back' }] });
  built = campus(3);
  noted = [];
  await again({ dryRun: true });
  expect(noted.join()).toMatch(/campus 000000000002 was taken back by .*: the hours are wrong\. .*sources/);
  built = campus(2);
  await again({ force: 'the hours were right' });
  expect(await versions()).toMatchObject({ campus: 2 });
});

test('a version from another site does not take back what somebody has released here since', async () => {
  let place = '';
  const listening: Output = { ...output, report: (_text, data) => void ({ place = '' } = data as { place?: string }) };
  const where = { host: 'localhost', port: 0, command: 'npm run preview' };
  await previewCommand(['campus'], { site: root, branch: 'preview/menu', ...where }, listening);
  built = campus(3);
  await publish({ force: 'a colleague was faster' });
  const take = (options: object = {}) =>
    rollbackCommand('campus', undefined, { site: root, from: place, ...options }, output);
  await expect(take()).rejects.toMatchObject({ refusals: [{ owner: 'campus', code: 'behind' }] });
  expect(await versions()).toMatchObject({ campus: 3 });
  isLacking = 'has';
  await take();
  expect(await versions()).toMatchObject({ campus: 2 });
});

test.each([
  ['somebody else, from a checkout at the same commit', 'a colleague', 'def', true],
  ['somebody else, who had other changes', 'a colleague', 'def-dirty', true],
  ['oneself, from a checkout without them', '', 'def', true],
  ['oneself, who goes on with them', '', 'def-dirty', false],
  ['oneself, who has committed them', '', 'fed', false],
])(
  'what was released from changes that nobody committed is not taken back silently: by %s',
  async (_who, by, own, is) => {
    isLacking = 'has';
    const decide = () => Promise.resolve({ builds: [campus(3)] });
    await release({ ...environment(), by: by || currentUser(), commit: 'def-dirty' }, { kind: 'publish', decide });
    checkedOut = own;
    const again = publishCommand([], { site: root, changed: true }, output);
    if (is) await expect(again).rejects.toMatchObject({ refusals: [{ owner: 'campus', code: 'behind' }] });
    else expect(await again).toMatchObject({ status: 'released' });
  },
);
