import { errorScreen } from '../../../shell/src/content/error-screens';
import { publishing, tool } from '../../releases/project';
import { expect, hydrated, test } from '../../fixtures';

test('a block that throws during hydration stays as prerendered, and home keeps working', async ({
  page,
  complaints,
  scratch,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/broken by the test|Minified React error/);
  const site = scratch.site();
  const next = scratch.package('campus', {
    // A component that throws in the browser, and not while it is prerendered.
    'src/blocks/student-stories.tsx': (text) =>
      text.replace(
        /(export function Block\(\) \{\n)/,
        "$1  if (typeof window !== 'undefined') throw new Error('block broken by the test');\n",
      ),
  });
  const { status, stderr } = tool(publishing('campus', site, next));
  expect(status, stderr).toBe(0);
  const url = await scratch.serve(site);
  await page.goto(url);
  await hydrated(page);
  await expect(page.locator('[data-block="student-stories"][data-dehydrated] blockquote').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
  await page.locator('footer a[href="/faq"]').click();
  await expect(page).toHaveURL(`${url}/faq`);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(`${url}/`);
  // The page that was left stays in the document, hidden.
  const shown = (block: string) => page.locator(`[data-block="${block}"]`).filter({ visible: true });
  await expect(shown('featured-programs')).toHaveCount(1);
  await expect(shown('student-stories')).toHaveCount(0);
});
