import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../../shared/src/contract';
import { checkout, type Checkout } from '../../releases/checkout';
import { applyEdits, clearUp, registryOf, serveCopy, siteCopy, versionIn } from '../../releases/delivery';
import { remotesWithPage, stayedOnTheWayTo } from '../../releases/sections';
import { expect, hydrated, leave, test } from '../../fixtures';

/** Packages of another contract version, and a copy of the project in which that is made. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const next = contractVersion + 1;

let live: string;
/**
 * A whole copy of the project, as a team that works on the platform has it: first unchanged, then with the next
 * contract.
 */
let elsewhere: Checkout;

test.beforeAll(() => {
  live = siteCopy();
  elsewhere = checkout({});
});
test.afterAll(() => clearUp(live, elsewhere?.root));

/** Releases into a copy of the live site, and serves that. */
async function release(run: Checkout['tool'], args: readonly string[]) {
  const site = siteCopy(live);
  const { status, stderr } = run([...args, '--site', site]);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const server = await serveCopy(site);
  const stop = async () => {
    await server.stop();
    rmSync(site, { recursive: true, force: true });
  };
  return { site, url: server.url, stop };
}

const releaseNextContract = (name: string) => release(elsewhere.tool, ['publish', name, '--force', 'on trial']);

test('the same sources build to the same version in any folder', () => {
  // In a checkout, third-party packages are in another folder; these two remotes bundle none.
  for (const name of ['academics', 'campus'])
    expect(versionIn(join(elsewhere.root, `mfe-${name}`))).toBe(registryOf(live).remotes[name]!.version);
  applyEdits(elsewhere.root, {
    'shared/src/contract/index.ts': (text) =>
      text.replace(`contractVersion = ${contractVersion}`, `contractVersion = ${next}`),
  });
});

test('a candidate with another contract is refused', () => {
  const { status, codes } = elsewhere.ask(['publish', 'campus', '--site', live]);
  expect(status).toBe(1);
  expect(codes).toContain('other-contract');
});

test('a remote forced with another contract loads as documents, the others by client navigation', async ({ page }) => {
  const { url, stop } = await releaseNextContract('campus');
  try {
    for (const section of remotesWithPage) {
      await page.goto(url);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await stayedOnTheWayTo(page, section), section).toBe(section !== 'campus');
    }
  } finally {
    await leave(page);
    await stop();
  }
});

test('a shell forced with another contract loads every section as its document, and navigation works from there', async ({
  page,
}) => {
  const { site, url, stop } = await releaseNextContract('shell');
  try {
    for (const section of remotesWithPage) {
      await page.goto(url);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main [data-block]')).toHaveCount(0);
      expect(await stayedOnTheWayTo(page, section), section).toBe(false);
    }
    expect(await stayedOnTheWayTo(page, 'admissions')).toBe(true);

    const followed = ['academics', 'campus'] as const;
    // Another package of the same working tree is broken, as while somebody is at work on it; this release is not
    // affected.
    applyEdits(elsewhere.root, { 'mfe-support/src/descriptor.ts': (text) => `${text}}` });
    const { status, values } = elsewhere.ask(['publish', ...followed, '--site', site]);
    applyEdits(elsewhere.root, { 'mfe-support/src/descriptor.ts': (text) => text.slice(0, -1) });
    expect(status).toBe(0);
    expect(values.filter(({ code }) => code === 'built').map(({ data }) => data!.name)).toEqual([...followed]);
    await page.goto(url);
    await hydrated(page);
    await expect(page.locator('main [data-block]')).not.toHaveCount(0);
    for (const section of followed) expect(await stayedOnTheWayTo(page, section), section).toBe(true);
  } finally {
    await leave(page);
    await stop();
  }
});

test('a page with no document yet that another contract keeps from being rendered is refused, even with --force', () => {
  applyEdits(elsewhere.root, {
    'mfe-support/src/descriptor.ts': (text) =>
      text.replace("path: '/about'", "path: '/about/:slug', params: [{ slug: 'us', label: 'Us' }]"),
  });
  const args = ['publish', 'support', '--site', live, '--force', 'on trial'];
  const { status, codes } = elsewhere.ask(args);
  expect(status).toBe(1);
  expect(codes).toContain('cannot-be-rendered-yet');
});
