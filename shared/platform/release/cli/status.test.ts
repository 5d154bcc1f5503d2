/** @jest-environment node */
import { release } from '../release';
import { campus, environment, publish, root, withSite } from '../testing/site';
import { versionId } from '../testing/versions';
import type { Output } from './output';
import { rollbackCommand } from './rollback';
import { statusCommand } from './status';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
jest.mock('../project', () => ({
  ...jest.requireActual<object>('../project'),
  allPackages: () => ['shell', 'campus', 'support'].map((name) => ({ name, root: '/nowhere' })),
  lacksCommit: () => 'has',
  isBuiltFrom: () => false,
}));
/** What the sources of each package make, as far as this machine has built them. */
let made: Record<string, number>;
jest.mock('./build', () => ({
  builtVersion: ({ name }: { name: string }) => made[name] && versionId(made[name]),
}));
jest.setTimeout(60_000);
withSite();

let said: string;
const output: Output = { report: (text) => void (said = text), note() {}, fail() {}, say() {}, done() {} };
const status = async () => {
  await statusCommand({ site: root }, output);
  return said;
};
const publishDirty = (seed: number) => {
  const decide = () => Promise.resolve({ builds: [campus(seed)] });
  return release({ ...environment(), commit: 'abc-dirty' }, { kind: 'publish', decide });
};
beforeEach(() => (made = { shell: 1, campus: 1, support: 1 }));

test('a package is compared by what its sources make, not by the commit that its record names', async () => {
  expect(await status()).toContain('matches');
  await publishDirty(2);
  made.campus = 2;
  expect(await status()).toContain('matches');
  made.campus = 3;
  expect(await status()).toMatch(/campus .*sources have changed[^]*publish-remote -- --changed/);
});

test('where this machine has not built what was released with changes not committed, it says that it cannot know', async () => {
  await publishDirty(2);
  delete made.campus;
  expect(await status()).toMatch(/campus .*not committed: .*--dry-run/);
});

test('what was taken back is offered to nobody as it is: by whom, when and why is said, and what to do first', async () => {
  await publish([campus(2)]);
  await rollbackCommand('campus', undefined, { site: root, reason: 'the hours are wrong' }, output);
  made.campus = 2;
  expect(await status()).toMatch(/campus .*000000000002 was taken back by .* at .*: the hours are wrong/);
  expect(said).toMatch(/See first that the sources of campus .*--changed/);
  expect(said).not.toMatch(/matches|working tree live/);
});

test('all that was taken back of a package since it was published is said, each with its reason', async () => {
  await publish([campus(2)]);
  await publish([campus(3)]);
  for (const reason of ['the hours', 'the price'])
    await rollbackCommand('campus', undefined, { site: root, reason }, output);
  expect(await status()).toMatch(
    /campus .*000000000003 was taken back .*: the hours; .*000000000002 was taken back .*: the price/,
  );
});
