import type { Locator, Page } from '@playwright/test';
import { application } from '../../mfe-admissions/src/content/application';
import { requestInfo } from '../../mfe-admissions/src/content/request-info';
import { athletics } from '../../mfe-campus/src/content/athletics';
import { studentLife } from '../../mfe-campus/src/content/student-life';
import { visit } from '../../mfe-campus/src/content/visit';
import { faq as faqPage } from '../../mfe-support/src/content/faq';
import { my3eu } from '../../mfe-support/src/content/my3eu';
import { parentsFamilies } from '../../mfe-support/src/content/parents-families';
import { sectionUnavailable } from '../../shell/src/content/error-screens';
import {
  browse,
  expect,
  hydrated,
  isSameDocument,
  markDocument,
  openAtRest,
  pageHydrated,
  test,
  traverse,
} from '../fixtures';
import { connectionIs } from '../page/connection';
import { hold } from '../page/hold';

/* What a visitor's click does, in each engine: address, page, place, focus and words, whatever the network does. */

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const footer = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const heading = (page: Page) => page.locator('main h1:visible');
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const entries = (page: Page) => page.evaluate(() => history.length);

/** Opens a page that loads nothing ahead of a click. */
async function openAlone(page: Page, path: string) {
  await connectionIs(page, { effectiveType: '2g' });
  await openAtRest(page, path);
  await markDocument(page);
}

/** Types, since over BiDi React does not hear of a field that is filled in otherwise. */
async function write(page: Page, field: Locator, text: string) {
  await field.click();
  await page.keyboard.type(text);
}

/** One page of each remote, in the order of the journey. */
const journey = [
  { path: '/admissions', name: 'Admissions' },
  { path: '/academics', name: 'Academics' },
  { path: '/student-life', name: 'Student Life' },
];

browse('a visitor can navigate through all remotes without a page load', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  for (const { path, name } of journey) {
    await menu(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText((await heading(page).textContent())!);
    expect(await place(page)).toBe(0);
    // The head describes the page that is shown alone, and structured data is a document's.
    for (const described of ['title', '[name=description]', '[rel=canonical]', '[property="og:title"]'])
      await expect(page.locator(`head ${described}`)).toHaveCount(1);
    await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
  await footer(page, 'FAQ').click();
  await expect(page).toHaveURL('/faq');
  expect(await isSameDocument(page)).toBe(true);
});

browse('the keyboard follows links too, and one that leads to this very page leads to its top', async ({ page }) => {
  await openAlone(page, '/admissions');
  const before = await entries(page);
  await page.evaluate(() => scrollTo(0, 700));
  await menu(page, 'Admissions').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => place(page)).toBe(0);
  await expect(menu(page, 'Admissions')).toBeFocused();
  expect(await entries(page)).toBe(before);
});

test.describe('while the next page is slow', () => {
  test('address and page stay, then both change, and a line shows that it comes', async ({ page }) => {
    await openAlone(page, '/visit');
    const arrive = await hold(page, /\/remotes\/support\//);
    await footer(page, 'FAQ').click();
    await expect(page.locator('[data-busy]')).toBeAttached();
    await expect(page).toHaveURL('/visit');
    await expect(heading(page)).toHaveText(visit.header.title);
    arrive();
    await expect(heading(page)).toHaveText(faqPage.header.title);
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the newest of five quick clicks wins, and is one entry of the history', async ({ page }) => {
    await openAlone(page, '/visit');
    const before = await entries(page);
    const arrive = await hold(page, /\/remotes\/(support|academics|admissions)\//);
    for (const path of ['/faq', '/academics', '/about', '/admissions', '/rankings'])
      await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL('/visit');
    arrive();
    await expect(page).toHaveURL('/rankings');
    await expect(heading(page)).toBeFocused();
    expect([await entries(page), await isSameDocument(page)]).toEqual([before + 1, true]);
  });

  test('Back and Forward leave it for the pages they lead to', async ({ page }) => {
    await openAlone(page, '/visit');
    await footer(page, 'Athletics').click();
    await expect(page).toHaveURL('/athletics');
    await hold(page, /\/remotes\/support\//);
    await footer(page, 'FAQ').click();
    await expect(page.locator('[data-busy]')).toBeAttached();
    await traverse(page, -1);
    await expect(heading(page)).toHaveText(visit.header.title);
    await expect(page).toHaveURL('/visit');
    await expect(page.locator('[data-busy]')).toHaveCount(0);
  });
});

test.describe('Back', () => {
  const { form, thanks } = requestInfo;

  browse('and Forward restore page, title and scroll', async ({ page }) => {
    await openAlone(page, '/admissions');
    const title = await page.title();
    await page.evaluate(() => scrollTo(0, 700));
    await footer(page, 'FAQ').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/faq');
    await expect(page).not.toHaveTitle(title);
    await traverse(page, -1);
    await expect(page).toHaveURL('/admissions');
    await expect(page).toHaveTitle(title);
    await expect.poll(() => place(page)).toBe(700);
    await traverse(page, 1);
    await expect(page).toHaveURL('/faq');
    await expect.poll(() => place(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  browse('twenty times and Forward, quickly, ends at the right page, place and text', async ({ page }) => {
    await page.goto('/request-info');
    await pageHydrated(page);
    await markDocument(page);
    await write(page, page.getByLabel(form.you.firstName), 'Ada');
    await page.evaluate(() => scrollTo(0, 400));
    for (const [name, title, down] of [
      ['FAQ', faqPage.header.title, 300],
      ['Athletics', athletics.header.title, 200],
    ] as const) {
      await footer(page, name).dispatchEvent('click');
      await expect(page.locator('[data-announcer]')).toHaveText(title);
      await page.evaluate((top) => scrollTo(0, top), down);
    }
    await page.evaluate(async () => {
      const [athletics, faq, request] = navigation.entries().reverse();
      for (let round = 0; round < 5; round += 1)
        for (const entry of [faq, request, athletics, request]) {
          navigation.traverseTo(entry!.key).finished?.catch(() => {});
          // As fast as a hand. Of a page that is left before it is shown, the browser keeps the place it had: the top.
          await new Promise((resolve) => setTimeout(resolve, 100 + 20 * round));
        }
      // Firefox drops a step that is asked for during another one.
      await navigation.traverseTo(request!.key).finished;
    });
    await expect(page).toHaveURL('/request-info');
    await expect(page.getByLabel(form.you.firstName)).toHaveValue('Ada');
    await expect.poll(() => place(page)).toBe(400);
    await traverse(page, 1);
    await expect(heading(page)).toHaveText(faqPage.header.title);
    await expect.poll(() => place(page)).toBe(300);
    await traverse(page, 1);
    await expect(page).toHaveURL('/athletics');
    await expect.poll(() => place(page)).toBe(200);
    expect(await isSameDocument(page)).toBe(true);
  });

  browse('finds a half-filled form again, and the thanks for it', async ({ page }) => {
    await page.goto('/request-info');
    await pageHydrated(page);
    await markDocument(page);
    await write(page, page.getByLabel(form.you.firstName), 'Ada');
    await page.getByLabel(form.plans.studentType).selectOption({ index: 1 });
    await footer(page, 'FAQ').click();
    await expect(page).toHaveURL('/faq');
    await expect(heading(page)).toBeFocused();
    await traverse(page, -1);
    await expect(page.getByLabel(form.you.firstName)).toHaveValue('Ada');
    await expect(page.getByLabel(form.plans.studentType)).not.toHaveValue('');
    await expect(page).toHaveTitle(/information/i);
    await write(page, page.getByLabel(form.you.lastName), 'Lovelace');
    await write(page, page.getByLabel(form.you.email), 'ada@example.org');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByRole('heading', { name: thanks.title })).toBeFocused();
    await footer(page, 'FAQ').click();
    await expect(page).toHaveURL('/faq');
    await traverse(page, -1);
    await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/Ada|ada@/);
  });

  browse('finds opened questions, what was searched and where it was scrolled to', async ({ page }) => {
    await page.goto('/faq');
    await pageHydrated(page);
    const search = page.getByRole('searchbox');
    await write(page, search, 'deposit');
    const question = page.locator('main details').first();
    await question.click();
    await expect(question).toHaveAttribute('open');
    await page.evaluate(() => scrollTo(0, 200));
    const before = await place(page);
    // Without a pointer, which would bring the link into view first.
    await page.locator('header a[href="/"]').first().dispatchEvent('click');
    await expect(page).toHaveURL('/');
    // What is hidden is not on the page that is shown.
    await expect(page.getByRole('searchbox', { name: faqPage.search.label })).toHaveCount(0);
    await traverse(page, -1);
    await expect(search).toHaveValue('deposit');
    await expect(question).toHaveAttribute('open');
    await expect.poll(() => place(page)).toBe(before);
  });

  browse('is not what a link to a page that was left is: that begins it anew', async ({ page }) => {
    await page.goto('/request-info');
    await pageHydrated(page);
    await write(page, page.getByLabel(form.you.firstName), 'Ada');
    await footer(page, 'FAQ').click();
    await expect(page).toHaveURL('/faq');
    await footer(page, 'Request Info').click();
    await expect(page).toHaveURL('/request-info');
    await expect(page.getByRole('textbox', { name: form.you.firstName })).toHaveValue('');
  });
});

test.describe('a link to a part', () => {
  /** The top of the part is in view: below the header, and not at the bottom of the window. */
  async function isInView(page: Page, part: string) {
    const header = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
    const top = () =>
      page
        .locator(part)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await top()) / page.viewportSize()!.height).toBeLessThan(0.5);
    await expect.poll(async () => Math.ceil(await top())).toBeGreaterThanOrEqual(Math.floor(header));
  }

  browse('of the same page leads there, and Back to where it was followed', async ({ page }) => {
    await page.goto('/admitted-students');
    await hydrated(page);
    await markDocument(page);
    const link = page.getByRole('link', { name: 'See the three days' });
    await link.scrollIntoViewIfNeeded();
    await expect(page.locator('#new-student-days')).not.toBeInViewport();
    const scrolled = await place(page);
    await link.click();
    await expect(page).toHaveURL('/admitted-students#new-student-days');
    await expect(page.locator('#new-student-days')).toBeFocused();
    await isInView(page, '#new-student-days');
    await traverse(page, -1);
    await expect(page).toHaveURL('/admitted-students');
    await expect.poll(() => place(page)).toBe(scrolled);
    expect(await isSameDocument(page)).toBe(true);
  });

  browse('of another page leads there each time, gives it the focus, and says which page it is', async ({ page }) => {
    const links = parentsFamilies.resources.groups.flatMap<{ label: string; href?: string }>(({ answers }) => answers);
    const { label } = links.find(({ href }) => href === '/student-life#support')!;
    await page.goto('/parents-families');
    await pageHydrated(page);
    await markDocument(page);
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('main').getByRole('link', { name: label }).click();
      await expect(page).toHaveURL('/student-life#support');
      await expect(page.locator('#support').first()).toBeFocused();
      await isInView(page, '#support');
      await expect(page.locator('[data-announcer]')).toHaveText(studentLife.header.title);
      // The keyboard goes on from there.
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
      expect(focused).toBeGreaterThan(0);
      await traverse(page, -1);
      await expect(page).toHaveURL('/parents-families');
      await expect(heading(page)).toHaveText(parentsFamilies.header.title);
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  browse('that is folded opens it, from here and from elsewhere', async ({ page }) => {
    const question = page.getByRole('main').locator('details').nth(2);
    await page.goto('/faq');
    await pageHydrated(page);
    const id = (await question.getAttribute('id'))!;
    const follow = (href: string) =>
      page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.querySelector('footer')!.append(link);
        link.click();
      }, href);
    await follow(`#${id}`);
    await expect(question).toHaveAttribute('open');
    await menu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    await follow(`/faq#${id}`);
    // The page that was left is kept, hidden.
    await expect(page.locator(`#${id}`).filter({ visible: true })).toHaveAttribute('open');
    await isInView(page, `#${id}`);
  });

  browse('in the address that is opened first stays in it, with the query', async ({ page }) => {
    await page.goto('/faq?from=letter#main');
    await hydrated(page);
    await expect(page).toHaveURL('/faq?from=letter#main');
  });
});

test.describe('a form with unsaved text', () => {
  const { leave, personal } = application;
  const question = (page: Page) => page.getByRole('dialog', { name: leave.title });

  test('holds links and Back, which then change neither address nor history', async ({ page }) => {
    await page.goto('/admissions');
    await pageHydrated(page);
    await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: 'APPLY' }).click();
    await expect(heading(page)).toBeFocused();
    await write(page, page.getByLabel(personal.firstName), 'Ada');
    const before = await entries(page);
    for (const go of [() => menu(page, 'Academics').click(), () => traverse(page, -1)]) {
      await go();
      await expect(question(page)).toBeVisible();
      await expect(page).toHaveURL('/application');
      await question(page).getByRole('button', { name: leave.stay }).click();
      await expect(question(page)).toBeHidden();
    }
    expect(await entries(page)).toBe(before);
    await traverse(page, -1);
    await question(page).getByRole('button', { name: leave.leave, exact: true }).click();
    await expect(page).toHaveURL('/admissions');
    await traverse(page, 1);
    await expect(page.getByLabel(personal.firstName)).toHaveValue('');
    expect(await isSameDocument(page)).toBe(true);
  });
});

for (const [intent, point, tag] of [
  ['hover', (link: Locator) => link.hover(), []],
  ['focus', (link: Locator) => link.focus(), []],
  ['touch', (link: Locator) => link.dispatchEvent('touchstart'), ['@not-bidi']],
] as const)
  browse(`a link fetches its remote on ${intent}, before it is clicked`, { tag: [...tag] }, async ({ page }) => {
    await openAlone(page, '/about');
    const entry = page.waitForRequest(/\/remotes\/campus\/.*remoteEntry\.js/);
    await point(footer(page, 'Student life'));
    await entry;
    await expect(page).toHaveURL('/about');
  });

test('a click with a modifier key, and one with the wheel, open another tab and leave this one', async ({ page }) => {
  await page.goto('/visit');
  await pageHydrated(page);
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = page.context().waitForEvent('page');
    await menu(page, 'Academics').click(how);
    const tab = await opened;
    await expect(tab).toHaveURL('/academics');
    await tab.close();
    await expect(page).toHaveURL('/visit');
  }
});

test('without a network a page that is not here gives way to the screen for that, until there is one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed|net::|NetworkError|integrity/);
  await openAlone(page, '/visit');
  await page.route('**', (route) => route.abort('internetdisconnected'));
  await footer(page, 'FAQ').click();
  await expect(heading(page)).toHaveText(sectionUnavailable.title);
  await expect(page).toHaveURL('/faq');
  await page.unroute('**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heading(page)).toHaveText(faqPage.header.title);
  expect(await isSameDocument(page)).toBe(true);
});

test('a link works in the first second, before any script does', async ({ page }) => {
  const arrive = await hold(page, /\/(shell|remotes)\/.*\.js$/);
  await page.goto('/visit', { waitUntil: 'commit' });
  await footer(page, 'FAQ').click();
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).toHaveText(faqPage.header.title);
  arrive();
  await hydrated(page);
  await expect(page).toHaveURL('/faq');
});

test.describe('in a browser without the Navigation API', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')));

  test('links, parts and Back lead to the same pages by full navigation, and the choice is kept', async ({ page }) => {
    const { form, dashboard } = my3eu;
    await page.goto('/my3eu');
    await pageHydrated(page);
    await page.getByLabel(form.userType).selectOption('staff');
    await write(page, page.getByLabel(form.username), 'anybody');
    await write(page, page.getByLabel(form.password), 'open sesame');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(dashboard.welcome.staff);
    await markDocument(page);
    await menu(page, 'Admissions').click();
    await expect(page).toHaveURL('/admissions');
    expect(await isSameDocument(page)).toBe(false);
    await hydrated(page);
    await expect(page.getByRole('banner')).toContainText('staff');
    await page.goto('/admitted-students');
    await hydrated(page);
    await markDocument(page);
    await page.getByRole('link', { name: 'See the three days' }).click();
    await expect(page.locator('#new-student-days')).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a form of several steps keeps what was written', async ({ page }) => {
    const { buttons, personal, steps } = application;
    await page.goto('/application');
    await pageHydrated(page);
    await write(page, page.getByLabel(personal.firstName), 'Ada');
    await page.getByRole('button', { name: buttons.next }).click();
    await expect(page.getByRole('heading', { name: steps[1] })).toBeFocused();
    await page.getByRole('button', { name: buttons.previous }).click();
    await expect(page.getByLabel(personal.firstName)).toHaveValue('Ada');
  });
});

test.describe('in a browser whose address cannot wait', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { intercept } = NavigateEvent.prototype;
      NavigateEvent.prototype.intercept = function (options) {
        const { precommitHandler: _unknown, ...known } = options!;
        intercept.call(this, known);
      };
    }),
  );

  test('it changes first; the page follows, and the newest of two clicks wins', async ({ page }) => {
    await openAlone(page, '/visit');
    const arrive = await hold(page, /\/remotes\/(support|academics)\//);
    await footer(page, 'FAQ').click();
    await expect(page).toHaveURL('/faq');
    await expect(heading(page)).toHaveText(visit.header.title);
    await menu(page, 'Academics').click();
    arrive();
    await expect(page).toHaveURL('/academics');
    await expect(heading(page)).toBeFocused();
    await traverse(page, -2);
    await expect(heading(page)).toHaveText(visit.header.title);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a remote that is dead gives way to its document there', async ({ page, complaints }) => {
    complaints.allow(/Failed|net::|NetworkError|integrity|503/);
    await openAlone(page, '/visit');
    await page.route('**/remotes/support/**', (route) => route.fulfill({ status: 503, body: 'no' }));
    await footer(page, 'FAQ').click();
    await expect(heading(page)).toHaveText(faqPage.header.title);
    await expect(page).toHaveURL('/faq');
    expect(await isSameDocument(page)).toBe(false);
  });
});

test('without scripts the site is readable, and its menus and links work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/');
  await main(page).getByRole('button', { name: 'Quick Links' }).hover();
  const faq = main(page).getByRole('link', { name: 'FAQ' });
  await expect(faq).toBeVisible();
  await faq.click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: faqPage.header.title })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog').getByRole('link', { name: 'APPLY', exact: true }).waitFor({ state: 'visible' });
  await context.close();
});
