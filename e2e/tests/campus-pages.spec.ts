import { studentLife } from '../../mfe-campus/src/content/student-life';
import { browse, expect, hydrated, pageHydrated } from '../fixtures';

browse('on a phone each place of a page has its whole focus ring in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/student-life');
  await hydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const row = contents.getByRole('list');
  const links = await contents.getByRole('link').all();
  await links[0]!.focus();
  for (const link of links) {
    await expect(link).toBeFocused();
    const [place, frame] = [(await link.boundingBox())!, (await row.boundingBox())!];
    const room = [place.x - frame.x, frame.x + frame.width - place.x - place.width];
    room.push(place.y - frame.y, frame.y + frame.height - place.y - place.height);
    // The ring of the design system is eight pixels wide.
    expect(Math.min(...room), await link.innerText()).toBeGreaterThanOrEqual(8);
    await page.keyboard.press('Tab');
  }
});

browse('a Tuesday is paged from one hour to the next, and begins anew after the last', async ({ page }) => {
  const { id, title, hours } = studentLife.day;
  await page.goto(`/student-life#${id}`);
  await pageHydrated(page);
  const row = page.getByRole('group', { name: title });
  await expect(row).toBeInViewport();
  // A click is tried again elsewhere in the window when the page below is laid out meanwhile; a key leaves it where it is.
  const press = (name: string) => page.getByRole('button', { name }).press('Enter');
  const place = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  await press('Later');
  await expect.poll(place).toBeGreaterThan(100);
  await press('Earlier');
  await expect.poll(place).toBe(0);
  await press('Earlier');
  await expect(row.getByRole('heading', { name: hours.at(-1)!.title })).toBeInViewport();
  const left = () => row.evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth - clientWidth - scrollLeft);
  await expect.poll(left).toBeLessThanOrEqual(1);
  await press('Later');
  await expect.poll(place).toBe(0);
});

browse('on a phone the contents stay below the header, above what they lead to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/student-life');
  await pageHydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').nth(2).click();
  const heading = page.getByRole('heading', { name: studentLife.dining.title });
  await expect(heading).toBeInViewport();
  const bottomOf = (element: typeof contents) => element.evaluate((each) => each.getBoundingClientRect().bottom);
  const header = page.getByRole('banner');
  await expect
    .poll(async () => Math.abs((await contents.boundingBox())!.y - (await bottomOf(header))))
    .toBeLessThanOrEqual(2);
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(await bottomOf(contents));
});

browse('on a phone the contents show the part that an address names, and follow the reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/student-life#${studentLife.events.id}`);
  await pageHydrated(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveText(studentLife.events.title);
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  await page.getByRole('heading', { name: studentLife.dining.title }).evaluate((each) => each.scrollIntoView());
  await expect(current).toHaveText(studentLife.dining.title);
  await expect(current).toBeInViewport({ ratio: 1 });
});
