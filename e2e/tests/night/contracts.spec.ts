import { contractVersion } from '@3eu/platform/contract';
import { applyEdits, ask, registryOf, toolOf } from '../../releases/project';
import type { Copy } from '../../releases/scratch';
import { remotesWithPage, stayedOnTheWayTo } from '../../releases/sections';
import { expect, hydrated, test } from '../../fixtures';

/** Packages of another contract version, and a copy of the project in which that is made. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const next = contractVersion + 1;

let live: string;
/** A whole copy of the project with the next contract, as a team that works on the platform has it. */
let elsewhere: Copy;

test.beforeAll(({ sharedScratch }) => {
  live = sharedScratch.site();
  elsewhere = sharedScratch.copy({
    'shared/platform/contract/index.ts': (text) =>
      text.replace(`contractVersion = ${contractVersion}`, `contractVersion = ${next}`),
    // A field that each remote of the next contract has, and that the contract before is given.
    'shared/platform/contract/schema.ts': (text) =>
      text.replace(
        "kind: z.literal('remote'),\n  ...build,",
        "kind: z.literal('remote'),\n  ...build,\n  season: z.string(),",
      ),
    'shared/platform/build/describe.ts': (text) =>
      text.replace("kind: 'remote',\n    name,", "kind: 'remote',\n    name,\n    season: 'all',"),
    'shared/platform/contract/before.ts': (text) =>
      text
        .replace(/contractBefore = \d+/, `contractBefore = ${contractVersion}`)
        .replace('return { ...data, pages };', "return { ...data, pages, season: 'all' };"),
  });
});

test('a candidate of the next contract is refused before the shell speaks it, whatever the reason', () => {
  const { status, codes } = toolOf(elsewhere.root).ask([
    'publish',
    'campus',
    '--site',
    live,
    '--force',
    'a test from another checkout',
  ]);
  expect(status).toBe(1);
  expect(codes).toEqual(expect.arrayContaining(['other-platform']));
});

test('a shell of the next contract mounts the remotes of this one; each follows on its own day, and goes back as it was', async ({
  page,
  scratch,
}) => {
  const site = scratch.site(live);
  const run = (...args: string[]) => {
    const { status, stderr } = elsewhere.tool([...args, '--site', site]);
    expect(status, stderr).toBe(0);
  };
  const publish = (name: string) => run('publish', name, '--force', 'a test from another checkout');
  const { version } = registryOf(site).remotes.campus!;
  publish('shell');
  const url = await scratch.serve(site);
  const visitAll = async () => {
    await page.goto(url);
    await hydrated(page);
    await expect(page.locator('main [data-block]:not([data-block="why"], [data-block="ask"])')).toHaveCount(2);
    for (const section of remotesWithPage) expect(await stayedOnTheWayTo(page, section), section).toBe(true);
  };
  await visitAll();
  // Another package of the same working tree is broken, as while somebody is at work on it.
  applyEdits(elsewhere.root, { 'mfe-support/src/descriptor.ts': (text) => `${text}}` });
  publish('campus');
  expect(registryOf(site).remotes.campus!.contract).toBe(next);
  expect(registryOf(site).remotes.academics!.contract).toBe(contractVersion);
  await visitAll();
  const { status, codes } = ask(['rollback', 'campus', '--site', site]);
  expect([status, codes]).toEqual([1, ['tool-too-old']]);
  run('rollback', 'campus');
  expect(registryOf(site).remotes.campus).toMatchObject({ version, contract: contractVersion });
  await visitAll();
  // Then the shell, by the tool of its contract.
  expect(ask(['rollback', 'shell', '--site', site]).values.at(-1)).toMatchObject({ kind: 'result' });
  await visitAll();
});
