import { athletics } from '../../../mfe-campus/src/content/athletics';
import { visit } from '../../../mfe-campus/src/content/visit';
import { errorScreen } from '../../../shell/src/content/error-screens';
import { changedPackage, clearUp, publishing, registryOf, serveCopy, siteCopy, tool } from '../../releases/delivery';
import { expect, hydrated, isSameDocument, markDocument, test } from '../../fixtures';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const renewed = (title: string) => (text: string) => text.replaceAll(`title: '${title}'`, `title: '${title}, renewed'`);

let site: string;
let server: Awaited<ReturnType<typeof serveCopy>>;
test.beforeAll(async () => {
  site = siteCopy();
  const next = changedPackage('campus', 'versions', {
    'src/content/visit.ts': renewed(visit.header.title),
    'src/content/athletics.ts': renewed(athletics.header.title),
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

test('the previous version works beside the live one on a page, and later pages come from the live one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|net::|integrity/);
  const { version } = registryOf(site).remotes.campus!;
  await page.goto(`${server.url}/student-life`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  const liveFiles = `**/remotes/campus/${version}/**`;
  await page.route(liveFiles, (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.route(
    (url) => url.pathname === '/visit',
    (route) => route.abort(),
  );
  await page.locator('footer a[href="/visit"]').click();
  await expect(page.getByRole('heading', { level: 1, name: visit.header.title, exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await page.unroute(liveFiles);
  await page.locator('footer a[href="/athletics"]').click();
  await expect(page.getByRole('heading', { level: 1, name: `${athletics.header.title}, renewed` })).toBeVisible();
  await page.locator('footer a[href="/student-life"]').click();
  await expect(page.locator('main h1')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

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
  await expect(page.locator('[data-block="featured-programs"]')).toBeVisible();
  await expect(page.locator('[data-block="student-stories"]')).toHaveCount(0);
});
