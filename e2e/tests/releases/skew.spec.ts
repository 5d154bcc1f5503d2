import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contractVersion } from '../../../shared/src/contract';
import { checkout, type Checkout } from '../../releases/checkout';
import {
  applyEdits,
  candidateOf,
  changedPackage,
  clearUp,
  registryOf,
  serveCopy,
  siteCopy,
  tool,
  type Edits,
} from '../../releases/delivery';
import { expect, hydrated, isSameDocument, leave, markDocument, test } from '../../fixtures';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** A page of each remote, by the name of the link to it in the main navigation or the footer. */
const sections = { admissions: 'Admissions', academics: 'Academics', campus: 'Student Life', support: 'FAQ' } as const;
type Section = keyof typeof sections;
const remotes = Object.keys(sections) as Section[];
const packages = ['shell', ...remotes] as const;

const next = contractVersion + 1;

const shellChange: Edits = {
  'src/entry-browser.tsx': (text) => `${text}\nconsole.debug('candidate');\n`,
};

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
  const { status, stderr } = run([...args, '--site', site, '--no-checks']);
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

/** Goes to a section by its link. @returns Whether it was a client navigation. */
async function stayedOnTheWayTo(page: Page, section: Section): Promise<boolean> {
  const previous = await page.locator('main h1:visible').innerText();
  await markDocument(page);
  const place = section === 'support' ? page.getByRole('contentinfo') : page.getByRole('navigation', { name: 'Main' });
  await place.getByRole('link', { name: sections[section], exact: true }).first().click();
  await expect(page.locator('main h1:visible')).not.toHaveText(previous);
  await hydrated(page);
  await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
  return isSameDocument(page);
}

test('the same sources build to the same version in any folder', () => {
  // In a checkout, third-party packages are in another folder; these two remotes bundle none.
  const { stdout } = elsewhere.tool(['build', 'academics', 'campus']);
  for (const name of ['academics', 'campus'])
    expect(stdout).toContain(`${name} ${registryOf(live).remotes[name]!.version} built`);
  applyEdits(elsewhere.root, {
    'shared/src/contract/index.ts': (text) =>
      text.replace(`contractVersion = ${contractVersion}`, `contractVersion = ${next}`),
  });
});

for (const name of packages) {
  test(`a candidate of ${name} works with the other live packages, without a page load between sections`, async ({
    page,
  }) => {
    const from = name === 'shell' ? changedPackage('shell', 'skew', shellChange) : await candidateOf(name, 'first');
    const { site, url, stop } = await release(tool, ['publish', name, '--from', from]);
    try {
      if (name !== 'shell')
        expect(registryOf(site).remotes[name]!.version).not.toBe(registryOf(live).remotes[name]!.version);
      await page.goto(url);
      await hydrated(page);
      for (const section of remotes) expect(await stayedOnTheWayTo(page, section), section).toBe(true);
      for (const path of ['/application', '/college/business', '/visit', '/about']) {
        await page.goto(url + path);
        await hydrated(page);
        await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
      }
    } finally {
      await leave(page);
      await stop();
    }
  });
}

for (const name of packages) {
  test(`a candidate of ${name} with another contract is refused with the reason`, () => {
    const { status, stderr } = elsewhere.tool(['publish', name, '--site', live, '--no-checks']);
    expect(status).toBe(1);
    expect(stderr).toContain('Not released. The live site is unchanged.');
    expect(stderr).toContain(
      name === 'shell'
        ? `shell: it uses contract ${next}, which is not the contract of `
        : `${name}: it uses contract ${next}, but the live shell uses contract ${contractVersion}.`,
    );
  });
}

for (const name of remotes) {
  test(`${name} forced with another contract loads as documents, the others by client navigation`, async ({ page }) => {
    const { url, stop } = await releaseNextContract(name);
    try {
      for (const section of remotes) {
        await page.goto(url);
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await stayedOnTheWayTo(page, section), section).toBe(section !== name);
      }
    } finally {
      await leave(page);
      await stop();
    }
  });
}

test('a shell forced with another contract loads every section as its document, and navigation works from there', async ({
  page,
}) => {
  const { site, url, stop } = await releaseNextContract('shell');
  try {
    for (const section of remotes) {
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
    const { status, stdout } = elsewhere.tool(['publish', ...followed, '--site', site, '--no-checks']);
    applyEdits(elsewhere.root, { 'mfe-support/src/descriptor.ts': (text) => text.slice(0, -1) });
    expect(status).toBe(0);
    expect(stdout).not.toContain('Building support');
    expect(stdout).toMatch(/The sources of other packages have changed since they were released: .*support/);
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
  const args = ['publish', 'support', '--site', live, '--no-checks', '--force', 'on trial'];
  const { status, stderr } = elsewhere.tool(args);
  expect(status).toBe(1);
  expect(stderr).toContain(
    `support: /about/us has not been rendered yet, and a shell for contract ${contractVersion} cannot render a page built for contract ${next}.`,
  );
});
