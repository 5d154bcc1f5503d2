import { colleges } from '../../mfe-academics/src/content/colleges';
import { featuredPrograms } from '../../mfe-academics/src/content/featured-programs';
import { computerScience } from '../../mfe-academics/src/content/majors/computer-science';
import { studentLife } from '../../mfe-campus/src/content/student-life';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures';
import { momentsOf, watchTransitions } from '../page/transitions';

const { title } = featuredPrograms.programs.find(({ slug }) => slug === 'computer-science')!;
const { hall } = studentLife.housing;
const [college] = colleges;

/** Links with a picture that the page behind them shows as well. */
const ways = [
  {
    from: '/',
    link: `Explore the program ${title}`,
    to: '/major/computer-science',
    picture: computerScience.picture,
  },
  { from: '/student-life', link: hall.label, to: hall.href, picture: studentLife.housing.picture },
  { from: '/academics', link: college!.name, to: `/college/${college!.slug}`, picture: college!.picture },
];

/** Follows a link as a key does: a picture moves that is in the window, as that of a link with the focus is. */
async function follow(page: Page, { from, link, to }: Pick<(typeof ways)[number], 'from' | 'link' | 'to'>) {
  await page.goto(from);
  await hydrated(page);
  const way = page.getByRole('main').getByRole('link', { name: link });
  await way.focus();
  await way.press('Enter');
  await expect(page).toHaveURL(to);
}

for (const way of ways)
  test(`${way.from} to ${way.to}: the picture moves, and alone has a name`, async ({ page }) => {
    await watchTransitions(page);
    await follow(page, way);
    const named = [{ name: `picture-${way.picture.name}`, picture: expect.anything() as unknown }];
    await expect
      .poll(() => momentsOf(page))
      .toEqual([
        { when: 'before', named },
        { when: 'after', named },
      ]);
    await expect(page.locator('main [style*=view-transition-name]')).toHaveCount(0);
  });

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
  await follow(page, ways[0]!);
  await expect(page.locator('main h1:visible')).toBeFocused();
  const ends = new Map(await page.evaluate(() => (window as unknown as { ends: Promise<[string, number][]> }).ends));
  const moved = ends.get(`::view-transition-group(picture-${ways[0]!.picture.name})`);
  expect(ends.get('::view-transition-old(root)')).toBeLessThan(moved! / 2);
  expect([...ends.keys()].filter((of) => /(old|new).site-header/.test(of))).toEqual([]);
});
