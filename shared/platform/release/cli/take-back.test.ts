/** @jest-environment node */
import {
  campus,
  live,
  pages,
  publish,
  released,
  root,
  shell,
  store,
  support,
  versions,
  withSite,
} from '../testing/site';
import { versionId } from '../testing/versions';
import type { Version } from '../site/version';
import type { Output } from './output';
import { rollbackCommand } from './rollback';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
/** What differs between two commits, as git has it; it has no others. */
let changes: Record<string, string[]>;
jest.mock('../project', () => ({
  ...jest.requireActual<object>('../project'),
  changesBetween: (from: string, to: string) => changes[`${from} ${to}`] ?? null,
  lacksCommit: () => 'lacks',
}));
jest.setTimeout(120_000);
withSite();

let said = '';
let noted: string[];
beforeEach(() => ([changes, noted] = [{}, []]));
const output: Output = {
  report: (text) => void (said += text),
  note: (text) => void noted.push(text),
  fail: () => {},
  say: () => {},
  done: () => {},
};
const takeBack = (release: number, options: object = {}) =>
  rollbackCommand(undefined, undefined, { site: root, release, ...options }, output);
const both = (seed: number, settings?: string) =>
  released({
    kind: 'publish',
    decide: () => Promise.resolve({ builds: [campus(seed), support(seed)], ...(settings && { settings }) }),
  });

test('a whole release is taken back: every package of it, and its settings', async () => {
  await both(2, '{"serviceWorker":false}');
  expect([await versions(), (await live()).settings]).toEqual([{ campus: 2, support: 2 }, '{"serviceWorker":false}']);
  await takeBack(2);
  expect(said).toContain('settings');
  expect([await versions(), (await live()).settings]).toEqual([{ campus: 1, support: 1 }, null]);
  expect((await live()).records.at(-1)).toMatchObject({
    kind: 'rollback',
    packages: [
      { name: 'campus', version: '000000000001', from: '000000000002', commit: 'abc' },
      { name: 'support', version: '000000000001', from: '000000000002' },
    ],
  });
  // And back again, for a reason: what was taken back is a release as any other.
  await expect(takeBack(3)).rejects.toMatchObject({ refusals: [{ code: 'taken-back' }, { code: 'taken-back' }] });
  await takeBack(3, { reason: 'they were right' });
  expect([await versions(), (await live()).settings]).toEqual([{ campus: 2, support: 2 }, '{"serviceWorker":false}']);
});

test('what of a release was taken back already stays so, and the rest goes', async () => {
  await both(2);
  await rollbackCommand('campus', undefined, { site: root }, output);
  await takeBack(2);
  expect(await versions()).toEqual({ campus: 1, support: 1 });
  // To take those rollbacks back would bring the fault again.
  await expect(takeBack(2)).rejects.toThrow(/^Release 2 is taken back already: campus .* by .*UTC/);
});

test('what came with it goes, and what went with it comes back', async () => {
  await released({ kind: 'remove', decide: () => Promise.resolve({ builds: [], removed: ['support'] }) });
  await publish([support(2)]);
  await takeBack(3);
  expect(await versions()).toEqual({ campus: 1 });
  await takeBack(2);
  expect(await versions()).toEqual({ campus: 1, support: 1 });
});

test('other releases since stay; one of the same package has to be taken back first', async () => {
  await publish([campus(2)]);
  await publish([support(2)]);
  await takeBack(2);
  expect(await versions()).toEqual({ campus: 1, support: 2 });
  await publish([support(3)]);
  await expect(takeBack(3)).rejects.toMatchObject({ code: 'released-since' });
  await expect(takeBack(3)).rejects.toThrow(
    /support.*\nRelease 5: publish by somebody, .*UTC\n +support: commit abc\n.*--release 5/,
  );
  await expect(takeBack(3, { reason: 'the fee' })).rejects.toThrow(/--release 5 --reason "the fee"/);
  expect(await versions()).toEqual({ campus: 1, support: 3 });
});

test.each([
  ['git has the commits', 'def', 'ghi', 'support stays live .*change of facts/fees.ts: .*publish-remote -- --changed'],
  ['they are known by their names alone', 'abc-dirty', 'abc-dirty', 'support stays live from the same sources: '],
])(
  'what else has the same change of what packages share stays, and is named, where %s',
  async (_what, first, then, text) => {
    const fees = ['facts/fees.ts'];
    // What is older than the change may differ there as well.
    changes = { 'abc def': fees, 'abc ghi': fees, 'def ghi': [], 'abc old': fees, 'def old': fees, 'ghi old': fees };
    const into = (build: Version, commit: string) =>
      released({ kind: 'publish', decide: () => Promise.resolve({ builds: [build] }) }, { commit });
    await into(shell(2), 'old');
    await into(campus(2), first);
    await into(support(2), then);
    await takeBack(3, { reason: 'the fee was wrong' });
    expect(noted).toEqual([expect.stringMatching(text)]);
    noted = [];
    await takeBack(4, { reason: 'the fee was wrong' });
    expect(noted).toEqual([]);
    // Whoever goes on again leaves nothing behind that was taken back.
    await rollbackCommand('campus', versionId(2), { site: root, reason: 'it was right' }, output);
    expect(noted).toEqual([]);
  },
);

test('it is the same gate: what no reason overrules is refused', async () => {
  await publish([campus(2, { pages: [{ ...pages[0]!, path: '/tours' }] })], { force: 'tours have moved' });
  await publish([support(2, { pages: [{ path: '/visit', module: './pages/visit', label: 'Visit' }] })], {
    force: 'support takes visits',
  });
  await expect(takeBack(2)).rejects.toMatchObject({ refusals: [{ owner: 'campus', code: 'address-taken' }] });
});

test('a dry run changes nothing, and what cannot be taken back is said in a sentence', async () => {
  await both(2);
  await takeBack(2, { dryRun: true });
  expect((await store().read()).number).toBe(2);
  await expect(takeBack(1)).rejects.toMatchObject({ name: 'Fault' });
  await expect(takeBack(9)).rejects.toThrow('no release 9');
  await released({ kind: 'render', decide: () => Promise.resolve({ builds: [], settings: '{}' }) });
  await takeBack(3);
  await expect(rollbackCommand('campus', undefined, { site: root, release: 2 }, output)).rejects.toMatchObject({
    status: 2,
  });
  await expect(rollbackCommand(undefined, undefined, { site: root }, output)).rejects.toMatchObject({ status: 2 });
});
