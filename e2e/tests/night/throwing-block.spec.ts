import { errorScreen } from '../../../shell/src/content/error-screens';
import { changedPackage, clearUp, publishing, serveCopy, siteCopy, tool } from '../../releases/delivery';
import { expect, hydrated, test } from '../../fixtures';

test.describe.configure({ timeout: 180_000 });

let site: string;
let server: Awaited<ReturnType<typeof serveCopy>>;
test.beforeAll(async () => {
  site = siteCopy();
  const next = changedPackage('campus', 'throwing-block', {
    // A component that throws in the browser, and not while it is prerendered.
    'src/blocks/student-stories.tsx': (text) =>
      text.replace(
        /(export function Block\(\) \{\n)/,
        "$1  if (typeof window !== 'undefined') throw new Error('block broken by the test');\n",
      ),
  });
  const { status, stderr } = tool(publishing('campus', site, next));
  expect(status, stderr).toBe(0);
  server = await serveCopy(site);
});
test.afterAll(() => clearUp(site));

test('a block that throws during hydration stays as prerendered, and home keeps working', async ({
  page,
  complaints,
}) => {
  complaints.allow(/broken by the test|Minified React error/);
  await page.goto(server.url);
  await hydrated(page);
  await expect(page.locator('[data-block="student-stories"][data-dehydrated] blockquote').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: errorScreen.title })).toHaveCount(0);
  await page.locator('footer a[href="/faq"]').click();
  await expect(page).toHaveURL(`${server.url}/faq`);
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL(`${server.url}/`);
  // The page that was left stays in the document, hidden.
  const shown = (block: string) => page.locator(`[data-block="${block}"]`).filter({ visible: true });
  await expect(shown('featured-programs')).toHaveCount(1);
  await expect(shown('student-stories')).toHaveCount(0);
});
