/** @jest-environment node */
import type { Build } from '../core/version';
import { campus, live, pages, root, versions, withSite } from '../testing/site';
import type { Output } from './output';
import { publishCommand, rollbackCommand } from './releasing';
import { previewCommand } from './serve';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
let isLacking: 'has' | 'lacks' | 'unknown';
jest.mock('../project', () => ({
  ...jest.requireActual<object>('../project'),
  currentCommit: () => 'def-dirty',
  lacksCommit: () => isLacking,
}));
let built: Build;
jest.mock('./build', () => ({
  buildPackages: () => Promise.resolve([built]),
}));
jest.setTimeout(60_000);
withSite();

let noted: string[];
const output: Output = { report() {}, note: (text) => void noted.push(text), fail() {}, say() {}, done() {} };
beforeEach(() => {
  noted = [];
  built = campus(2);
  isLacking = 'lacks';
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

test('what has changed is released, and what has not is left as it is', async () => {
  isLacking = 'has';
  await publishCommand([], { site: root, changed: true }, output);
  expect((await live()).records.at(-1)?.packages.map(({ name }) => name)).toEqual(['campus']);
  const { status } = await publishCommand([], { site: root, changed: true }, output);
  expect(status).toBe('unchanged');
});
