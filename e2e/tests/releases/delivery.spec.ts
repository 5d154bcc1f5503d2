import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { academics } from '../../../mfe-academics/src/content/academics';
import { publicHashes, publishing, recordsOf, registryOf, tool, versionIn } from '../../releases/project';
import { expect, hydrated, isSameDocument, markDocument, test } from '../../fixtures';
import { publicFiles } from '../../pages';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const title = academics.colleges.title;
const nextTitle = 'Three colleges, renewed';

let site: string;
let first: string;
let next: string;
const liveVersion = () => registryOf(site).remotes.academics!.version;
const shown = () => readFileSync(join(publicFiles(site), 'academics/index.html'), 'utf8');

test.beforeAll(({ sharedScratch }) => {
  site = sharedScratch.site();
  first = liveVersion();
  next = sharedScratch.package('academics', {
    'src/content/academics.ts': (text) => text.replace(`title: '${title}'`, `title: '${nextTitle}'`),
  });
});

/** Files that a release of mfe-academics may change: its own, home, which shows its block, and the registry. */
const ofAcademics =
  /^(index\.html|academics\/|college\/|major\/|rankings\/|remotes\/academics\/|og\/(academics|rankings|college|major)|search\/academics\.|remotes\.json)/;

test('releasing one remote leaves every other file unchanged, byte for byte', () => {
  const others = (file: string) => !ofAcademics.test(file);
  const before = publicHashes(site, others);
  const { status, stderr } = tool(publishing('academics', site, next));
  expect(status, stderr).toBe(0);
  expect(publicHashes(site, others)).toEqual(before);
  expect(liveVersion()).toBe(versionIn(next));
  expect(shown()).toContain(nextTitle);
});

test('a rollback reverts the release without a build, rolling forward works too, and each leaves a record', () => {
  expect(tool(['rollback', 'academics', '--site', site]).status).toBe(0);
  expect(liveVersion()).toBe(first);
  expect(shown()).not.toContain(nextTitle);
  expect(tool(['rollback', 'academics', versionIn(next), '--site', site]).status).toBe(0);
  expect(liveVersion()).toBe(versionIn(next));
  const [forward, back, published] = recordsOf(site);
  expect([forward, back, published].map((record) => record!.kind)).toEqual(['rollback', 'rollback', 'publish']);
  expect(forward!.packages).toMatchObject([{ name: 'academics', version: versionIn(next), from: first }]);
  expect(published).toMatchObject({ forced: null, packages: [{ from: first, commit: expect.any(String) as unknown }] });
});

test('a tab opened before a release keeps its versions until its next full page load', async ({ page, scratch }) => {
  expect(tool(['rollback', 'academics', first, '--site', site]).status).toBe(0);
  const known = page.waitForResponse('**/remotes.json');
  await page.goto(`${await scratch.serve(site)}/admissions`);
  await hydrated(page);
  await (await known).finished();
  await markDocument(page);
  expect(tool(publishing('academics', site, next)).status).toBe(0);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Academics', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: nextTitle, exact: true })).toBeVisible();
});
