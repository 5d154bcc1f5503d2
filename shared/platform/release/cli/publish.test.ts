/** @jest-environment node */
import { campus, live, root, versions, withSite } from '../testing/site';
import type { Output } from './output';
import { publishCommand } from './releasing';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
let isLacking: 'has' | 'lacks' | 'unknown';
jest.mock('../project', () => ({
  ...jest.requireActual<object>('../project'),
  currentCommit: () => 'def-dirty',
  lacksCommit: () => isLacking,
}));
jest.mock('./build', () => ({
  buildPackages: () => Promise.resolve([campus(2)]),
}));
jest.setTimeout(60_000);
withSite();

let noted: string[];
const output: Output = { report() {}, note: (text) => void noted.push(text), fail() {}, say() {}, done() {} };
beforeEach(() => {
  noted = [];
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
