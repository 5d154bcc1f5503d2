import { majorCatalog } from '../../mfe-academics/src/content/catalog';
import { furtherPrograms } from '../../mfe-academics/src/content/further-programs';
import { majorPage } from '../../mfe-academics/src/content/major-page';
import { computerScience } from '../../mfe-academics/src/content/majors/computer-science';
import { psychology } from '../../mfe-academics/src/content/majors/psychology';
import { slugOf } from '../../mfe-academics/src/content/program-path';
import { expect, hydrated, isSameDocument, markDocument, openAtRest, browse as test } from '../fixtures';
import { connectionIs } from '../page/connection';
import { loadedScripts } from '../page/first-view';

test('a major that we teach without a page says so, and links to its college', async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  const { name, college } = furtherPrograms.find((program) => program.name === 'Finance')!;
  await page.goto(`/major/${slugOf(name)}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: majorPage.notFound.title })).toBeVisible();
  await page.getByRole('main').locator(`a[href="/college/${college}"]`).first().click();
  await expect(page).toHaveURL(`/college/${college}`);
  const program = page.getByRole('main').getByRole('heading', { name, exact: true });
  await expect(program).toBeVisible();
  await expect(program.getByRole('link')).toHaveCount(0);
});

test('a major page loads its own content in one script, and no other major’s content', async ({ page, request }) => {
  const scripts = await loadedScripts(page, '/major/psychology');
  const own = scripts.map(({ path }) => path).filter((path) => path.startsWith('/remotes/'));
  // The remote's entry, the script that all majors share, and the one for this major.
  expect(own).toHaveLength(3);
  const texts = (await Promise.all(own.map(async (path) => (await request.get(path)).text()))).join('\n');
  expect(texts).toContain(psychology.lede);
  expect(texts).not.toContain(computerScience.lede);
});

test('going from one major to another is a client navigation that loads one more script', async ({ page }) => {
  const [{ slug, name }] = majorCatalog;
  await connectionIs(page, { effectiveType: '2g' });
  await openAtRest(page, '/major/psychology');
  await markDocument(page);
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()));
  // With the menu that every page has.
  await page.locator(`a[href="/major/${slug}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL(`/major/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByText(computerScience.lede)).toBeVisible();
  expect(asked.size).toBe(1);
  await page.goBack();
  await expect(page.getByText(psychology.lede)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
