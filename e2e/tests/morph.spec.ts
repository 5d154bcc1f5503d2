import type { Page } from '@playwright/test';
import { colleges } from '../../mfe-academics/src/content/colleges';
import { featuredPrograms } from '../../mfe-academics/src/content/featured-programs';
import { computerScience } from '../../mfe-academics/src/content/majors/computer-science';
import { studentLife } from '../../mfe-campus/src/content/student-life';
import { expect, hydrated, isSameDocument, markDocument, test } from '../fixtures';

type Moment = { when: 'before' | 'after'; named: { name: string; picture: string | undefined }[] };

/** Notes which pictures have a name when a transition begins, and when it has changed the page. */
function watchTransitions(page: Page) {
  return page.addInitScript(() => {
    const moments: Moment[] = [];
    Object.assign(window, { moments });
    const note = (when: Moment['when']) => {
      const named = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) =>
          element.checkVisibility() && (element.style.getPropertyValue('view-transition-name') || 'none') !== 'none',
      );
      moments.push({
        when,
        named: named.map((element) => ({
          name: element.style.getPropertyValue('view-transition-name'),
          picture: (element.matches('img') ? element : element.querySelector('img'))?.getAttribute('src') ?? undefined,
        })),
      });
    };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const { update, ...rest } = options as StartViewTransitionOptions;
      note('before');
      return start({
        ...rest,
        update: async () => {
          await update?.();
          note('after');
        },
      });
    };
  });
}

const momentsOf = (page: Page) => page.evaluate(() => (window as unknown as { moments: Moment[] }).moments);

const { title } = featuredPrograms.programs.find(({ slug }) => slug === 'computer-science')!;
const program = {
  from: '/',
  link: `${featuredPrograms.link} ${title}`,
  to: '/major/computer-science',
  picture: computerScience.picture,
};
const hall = {
  from: '/student-life',
  link: studentLife.housing.hall.label,
  to: studentLife.housing.hall.href,
  picture: studentLife.housing.picture,
};

const [college] = colleges;
const row = { from: '/academics', link: college!.name, to: `/college/${college!.slug}`, picture: college!.picture };

/** Follows the link once it is in the window, as a pointer or a key does. */
async function follow(page: Page, { from, link, to }: Record<'from' | 'link' | 'to', string>) {
  await page.goto(from);
  await hydrated(page);
  await markDocument(page);
  const way = page.getByRole('main').getByRole('link', { name: link });
  await way.focus();
  await way.press('Enter');
  await expect(page).toHaveURL(to);
  const part = to.split('#')[1];
  await expect(page.locator(part ? `#${part}:focus, #${part} :focus` : 'main h1:focus')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
}

for (const way of [program, hall, row]) {
  test(`${way.from} to ${way.to}: the picture moves, and alone has a name`, async ({ page }) => {
    await watchTransitions(page);
    await follow(page, way);
    const named = [
      { name: `picture-${way.picture.name}`, picture: expect.stringContaining(`/${way.picture.name}.`) as unknown },
    ];
    expect(await momentsOf(page)).toEqual([
      { when: 'before', named },
      { when: 'after', named },
    ]);
    await expect(page.locator('main [style*=view-transition-name]')).toHaveCount(0);
  });
}

test('the page that is left has gone long before its picture has moved, and the header does not fade', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      const ends = transition.ready.then(() =>
        document.getAnimations().map(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          return [pseudoElement, effect!.getComputedTiming().endTime];
        }),
      );
      Object.assign(window, { ends });
      return transition;
    };
  });
  await follow(page, program);
  const ends = new Map(await page.evaluate(() => (window as unknown as { ends: Promise<[string, number][]> }).ends));
  const moved = ends.get(`::view-transition-group(picture-${program.picture.name})`);
  expect(ends.get('::view-transition-old(root)')).toBeLessThan(moved! / 2);
  expect([...ends.keys()].filter((of) => /(old|new).site-header/.test(of))).toEqual([]);
});
