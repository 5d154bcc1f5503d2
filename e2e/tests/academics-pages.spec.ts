import { furtherPrograms } from '../../mfe-academics/src/content/further-programs';
import { majorPage } from '../../mfe-academics/src/content/major-page';
import { slugOf } from '../../mfe-academics/src/content/program-path';
import { expect, hydrated, test } from '../fixtures';

for (const { name, college } of furtherPrograms.filter(({ name }) =>
  ['Finance', 'Mechanical Engineering', 'English Literature'].includes(name),
)) {
  test(`/major/${slugOf(name)} says that we teach it, and leads to its college`, async ({ page, complaints }) => {
    complaints.allow(/404 \(Not Found\)/);
    await page.goto(`/major/${slugOf(name)}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: majorPage.notFound.title })).toBeVisible();
    await expect(page.getByText(`We do teach ${name},`)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^See all of / })
      .click();
    await expect(page).toHaveURL(`/college/${college}`);
    const program = page.getByRole('main').getByRole('heading', { name, exact: true });
    await expect(program).toBeVisible();
    await expect(program.getByRole('link')).toHaveCount(name === 'Finance' ? 0 : 1);
  });
}

test('an unknown major is named nowhere, whatever its slug says', async ({ page, request, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  const html = await (await request.get('/major/finance')).text();
  expect(html).toBe(await (await request.get('/major/nobody-teaches-this')).text());
  await page.goto('/major/nobody-teaches-this');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(majorPage.notFound.text)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('nobody-teaches-this');
});
