import type { Locator, Page } from '@playwright/test';
import { browse, expect, hydrated, isSameDocument, markDocument, pageHydrated, test, traverse } from '../../fixtures';
import { hold } from '../../page/hold';
import { crashScreen, heading, menu, openAlone, status, stopLimits, tryAgain } from '../../sample/page';

/* What a visitor's click does, in each engine: address, page, place, focus and words, whatever the network does. */

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const entries = (page: Page) => page.evaluate(() => history.length);
const scroll = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top);

/** Follows a link from where the page is scrolled to: a pointer would bring it into view first. */
const follow = (link: Locator) => link.evaluate((anchor: HTMLElement) => anchor.click());

/** Types, since over BiDi React does not hear of a field that is filled in otherwise. */
async function write(page: Page, field: Locator, text: string) {
  await field.click();
  await page.keyboard.type(text);
}

test('Back in a document that was loaded again and has no scripts yet leads to the page of its address', async ({
  page,
}) => {
  await page.goto('/news');
  await pageHydrated(page);
  await menu(page, 'Works').click();
  await expect(heading(page)).toBeFocused();
  const release = await hold(page, /\/web\/shell\./);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Works');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/news');
  release();
  await expect(heading(page)).toHaveText('News');
});

browse('a visitor goes through all remotes without a page load', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await markDocument(page);
  for (const [name, path] of [
    ['Works', '/works'],
    ['Letters', '/letters'],
    ['News', '/news'],
    ['Home', '/'],
  ] as const) {
    await menu(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(status(page)).toHaveText((await heading(page).textContent())!);
    expect(await place(page)).toBe(0);
    // The head describes the page that is shown alone, and structured data is a document's.
    for (const described of ['title', '[name=description]', '[rel=canonical]', '[property="og:title"]'])
      await expect(page.locator(`head ${described}`)).toHaveCount(1);
    await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
  expect(await isSameDocument(page)).toBe(true);
});

browse('the keyboard follows links too, and one that leads to this very page leads to its top', async ({ page }) => {
  await openAlone(page, '/works');
  const before = await entries(page);
  await scroll(page, 700);
  await menu(page, 'Works').evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect.poll(() => place(page)).toBe(0);
  await expect(menu(page, 'Works')).toBeFocused();
  expect(await entries(page)).toBe(before);
});

test.describe('while the next page is slow', () => {
  test.beforeEach(({ page }) => stopLimits(page));

  test('address and page stay, then both change, and something shows that it comes', async ({ page }) => {
    await openAlone(page, '/news');
    const arrive = await hold(page, /\/remotes\/works\//);
    await menu(page, 'Works').click();
    await expect(page.locator('[data-busy]')).toBeAttached();
    await expect(page).toHaveURL('/news');
    await expect(heading(page)).toHaveText('News');
    arrive();
    await expect(heading(page)).toHaveText('Works');
    await expect(page).toHaveURL('/works');
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the newest of five quick clicks wins, and is one entry of the history', async ({ page }) => {
    await openAlone(page, '/news');
    const before = await entries(page);
    const arrive = await hold(page, /\/remotes\/(letters|works)\//);
    for (const name of ['Letters', 'Works', 'Draft', 'Letters', 'Write to us']) await menu(page, name).click();
    await expect(page).toHaveURL('/news');
    arrive();
    await expect(page).toHaveURL('/letters/write');
    await expect(heading(page)).toBeFocused();
    expect([await entries(page), await isSameDocument(page)]).toEqual([before + 1, true]);
  });

  test('Back and Forward leave it for the pages they lead to', async ({ page }) => {
    await openAlone(page, '/news');
    await menu(page, 'Letters').click();
    await expect(heading(page)).toBeFocused();
    await hold(page, /\/remotes\/works\//);
    await menu(page, 'Works').click();
    await expect(page.locator('[data-busy]')).toBeAttached();
    await traverse(page, -1);
    await expect(heading(page)).toHaveText('News');
    await expect(page).toHaveURL('/news');
    await expect(page.locator('[data-busy]')).toHaveCount(0);
  });
});

test.describe('Back', () => {
  /** Opens a form, writes into it, and goes on to two other pages; each is scrolled by another distance. */
  async function leaveThree(page: Page) {
    await page.setViewportSize({ width: 800, height: 200 });
    await page.goto('/letters/write');
    await pageHydrated(page);
    await markDocument(page);
    await write(page, page.getByLabel('Name'), 'Ada');
    await scroll(page, 120);
    for (const [name, down] of [
      ['Letters', 180],
      ['Works', 400],
    ] as const) {
      await follow(menu(page, name));
      await expect(heading(page)).toHaveText(name);
      // The browser scrolls when the navigation has ended.
      await page.waitForFunction(() => !navigation.transition);
      await scroll(page, down);
    }
  }

  browse('ends at the right page and text, however quickly each step follows the one before', async ({ page }) => {
    await leaveThree(page);
    await page.evaluate(async () => {
      const [works, letters, write] = navigation.entries().reverse();
      for (let round = 0; round < 5; round += 1)
        for (const entry of [letters, write, works, write]) {
          const { committed, finished } = navigation.traverseTo(entry!.key);
          finished?.catch(() => {});
          // The next step comes when the address has changed, and the page may not be shown yet.
          await committed?.catch(() => {});
        }
      // Firefox drops a step that is asked for during another one.
      await navigation.traverseTo(write!.key).finished?.catch(() => {});
    });
    await expect(page).toHaveURL('/letters/write');
    await expect(heading(page)).toHaveText('Write to us');
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await traverse(page, 1);
    await expect(heading(page)).toHaveText('Letters');
    await traverse(page, 1);
    await expect(heading(page)).toHaveText('Works');
    expect(await isSameDocument(page)).toBe(true);
  });

  browse('and Forward, time and again, find each page where it was scrolled to', async ({ page }) => {
    await leaveThree(page);
    for (let round = 0; round < 3; round += 1)
      for (const [steps, title, down] of [
        [-1, 'Letters', 180],
        [-1, 'Write to us', 120],
        [2, 'Works', 400],
      ] as const) {
        await traverse(page, steps);
        await expect(heading(page)).toHaveText(title);
        await expect(page).toHaveTitle(new RegExp(`^${title}`));
        await expect.poll(() => place(page)).toBe(down);
        await page.waitForFunction(() => !navigation.transition);
      }
    expect(await isSameDocument(page)).toBe(true);
  });

  browse('finds a half-filled form again, and the thanks for it', async ({ page }) => {
    await page.goto('/letters/write');
    await pageHydrated(page);
    await markDocument(page);
    await write(page, page.getByLabel('Name'), 'Ada');
    await page.getByLabel('Kind').selectOption('praise');
    await menu(page, 'News').click();
    await expect(page).toHaveURL('/news');
    await expect(heading(page)).toBeFocused();
    await traverse(page, -1);
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Kind')).toHaveValue('praise');
    await expect(page).toHaveTitle(/Write to us/);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await menu(page, 'News').click();
    await expect(page).toHaveURL('/news');
    await traverse(page, -1);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Ada');
  });

  browse('finds what was unfolded and searched', async ({ page }) => {
    await page.goto('/letters');
    await pageHydrated(page);
    await write(page, page.getByRole('searchbox'), 'harbour');
    const letter = page.locator('main details').first();
    await letter.click();
    await expect(letter).toHaveAttribute('open');
    await follow(menu(page, 'News'));
    await expect(page).toHaveURL('/news');
    // What is hidden is not on the page that is shown.
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await traverse(page, -1);
    await expect(page.getByRole('searchbox')).toHaveValue('harbour');
    await expect(page).toHaveURL('/letters?q=harbour');
    await expect(letter).toHaveAttribute('open');
  });

  browse('is not what a link to a page that was left is: that begins it anew', async ({ page }) => {
    await page.goto('/letters/write');
    await pageHydrated(page);
    await write(page, page.getByLabel('Name'), 'Ada');
    await menu(page, 'News').click();
    await expect(page).toHaveURL('/news');
    await menu(page, 'Write to us').click();
    await expect(page).toHaveURL('/letters/write');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });
});

test.describe('a link to a part', () => {
  /** The top of the part is in the upper half of the window. */
  async function isInView(page: Page, part: Locator) {
    const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => (await top()) / page.viewportSize()!.height).toBeLessThan(0.5);
    await expect.poll(async () => Math.ceil(await top())).toBeGreaterThanOrEqual(0);
  }
  const part = (page: Page, id: string) => page.locator(`#${id}`).filter({ visible: true });

  browse('of the same page leads there, and Back to where it was followed', async ({ page }) => {
    await page.goto('/works');
    await pageHydrated(page);
    await markDocument(page);
    await scroll(page, 50);
    await follow(page.getByRole('link', { name: 'Down to glass' }));
    await expect(page).toHaveURL('/works#glass');
    await expect(part(page, 'glass')).toBeFocused();
    await isInView(page, part(page, 'glass'));
    await traverse(page, -1);
    await expect(page).toHaveURL('/works');
    await expect.poll(() => place(page)).toBe(50);
    expect(await isSameDocument(page)).toBe(true);
  });

  browse('of another page leads there each time, gives it the focus, and says which page it is', async ({ page }) => {
    await page.goto('/letters');
    await pageHydrated(page);
    await markDocument(page);
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('main').getByRole('link', { name: 'What is made of glass' }).click();
      await expect(page).toHaveURL('/works#glass');
      await expect(part(page, 'glass')).toBeFocused();
      await isInView(page, part(page, 'glass'));
      await expect(status(page)).toHaveText('Works');
      // The keyboard goes on from there.
      await page.keyboard.press('Tab');
      await expect(part(page, 'glass').getByRole('link')).toBeFocused();
      await traverse(page, -1);
      await expect(page).toHaveURL('/letters');
      await expect(heading(page)).toHaveText('Letters');
    }
    expect(await isSameDocument(page)).toBe(true);
  });

  browse('that is folded opens it, from here and from elsewhere', async ({ page }) => {
    const followTo = (href: string) =>
      page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to });
        document.querySelector('footer')!.append(link);
        link.click();
      }, href);
    await page.goto('/letters');
    await pageHydrated(page);
    await followTo('#from-cy');
    await expect(part(page, 'from-cy')).toHaveAttribute('open');
    await menu(page, 'News').click();
    await expect(page).toHaveURL('/news');
    await followTo('/letters#from-cy');
    // The page that was left is kept, hidden.
    await expect(part(page, 'from-cy')).toHaveAttribute('open');
  });

  browse('in the address that is opened first stays in it, with the query', async ({ page }) => {
    await page.goto('/letters?from=us#main');
    await pageHydrated(page);
    await expect(page).toHaveURL('/letters?from=us#main');
  });
});

test('a form with unsaved text holds links and Back, which then change neither address nor history', async ({
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Leave the draft?' });
  await page.goto('/letters');
  await pageHydrated(page);
  await markDocument(page);
  await menu(page, 'Draft').click();
  await expect(heading(page)).toBeFocused();
  await write(page, page.getByLabel('Text'), 'Ada');
  const before = await entries(page);
  for (const go of [() => menu(page, 'Works').click(), () => traverse(page, -1)]) {
    await go();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL('/letters/draft');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
  }
  expect(await entries(page)).toBe(before);
  await traverse(page, -1);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/letters');
  await traverse(page, 1);
  await expect(page.getByLabel('Text')).toHaveValue('');
  expect(await isSameDocument(page)).toBe(true);
});

for (const [intent, point, tag] of [
  ['hover', (link: Locator) => link.hover(), []],
  ['focus', (link: Locator) => link.focus(), []],
  ['touch', (link: Locator) => link.dispatchEvent('touchstart'), ['@not-bidi']],
] as const)
  browse(`a link fetches its remote on ${intent}, before it is clicked`, { tag: [...tag] }, async ({ page }) => {
    await openAlone(page, '/news');
    const entry = page.waitForRequest(/\/remotes\/works\/.*remoteEntry\.js/);
    await point(menu(page, 'Works'));
    await entry;
    await expect(page).toHaveURL('/news');
  });

test('a click with a modifier key, and one with the wheel, open another tab and leave this one', async ({ page }) => {
  await page.goto('/news');
  await pageHydrated(page);
  for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = page.context().waitForEvent('page');
    await menu(page, 'Works').click(how);
    const tab = await opened;
    await expect(tab).toHaveURL('/works');
    await tab.close();
    await expect(page).toHaveURL('/news');
  }
});

test('without a network a page that is not here gives way to the screen for that, which tries again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed|net::|NetworkError|integrity/);
  await openAlone(page, '/news');
  await page.route('**', (route) => route.abort('internetdisconnected'));
  await menu(page, 'Works').click();
  await expect(crashScreen(page)).toBeVisible();
  await expect(page).toHaveURL('/works');
  await page.unroute('**');
  await tryAgain(page).click();
  await expect(heading(page)).toHaveText('Works');
  expect(await isSameDocument(page)).toBe(true);
});

test('a link works in the first second, before any script does', async ({ page }) => {
  const arrive = await hold(page, /\/(shell|remotes)\/.*\.js$/);
  await page.goto('/news', { waitUntil: 'commit' });
  await menu(page, 'Works').click();
  await expect(page).toHaveURL('/works');
  await expect(heading(page)).toHaveText('Works');
  arrive();
  await hydrated(page);
  await expect(page).toHaveURL('/works');
});

test('in a browser without the Navigation API links and parts lead to the same pages, as documents', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await page.goto('/news');
  await pageHydrated(page);
  await markDocument(page);
  await menu(page, 'Works').click();
  await expect(page).toHaveURL('/works');
  expect(await isSameDocument(page)).toBe(false);
  await pageHydrated(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Down to glass' }).click();
  await expect(page.locator('#glass')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
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
    await stopLimits(page);
    await openAlone(page, '/news');
    const arrive = await hold(page, /\/remotes\/(letters|works)\//);
    await menu(page, 'Letters').click();
    await expect(page).toHaveURL('/letters');
    await expect(heading(page)).toHaveText('News');
    await menu(page, 'Works').click();
    arrive();
    await expect(page).toHaveURL('/works');
    await expect(heading(page)).toBeFocused();
    await traverse(page, -2);
    await expect(heading(page)).toHaveText('News');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a remote that is dead gives way to its document there', async ({ page, complaints }) => {
    complaints.allow(/Failed|net::|NetworkError|integrity|503/);
    await openAlone(page, '/news');
    await page.route('**/remotes/works/**', (route) => route.fulfill({ status: 503, body: 'no' }));
    await menu(page, 'Works').click();
    await expect(heading(page)).toHaveText('Works');
    await expect(page).toHaveURL('/works');
    expect(await isSameDocument(page)).toBe(false);
  });
});
