import { studentStories } from '../../mfe-campus/src/content/student-stories';
import { timers } from '@3eu/university/facts';
import { browse, expect, hydrated, test, pageHydrated } from '../fixtures';
import { observeShifts, refuseFonts, shiftsOf } from '../page/layout-shift';

const { title, stories } = studentStories;
const names: string[] = stories.map(({ name }) => name);

browse('a dot shows its story, and the other stories are inert', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const carousel = page.getByRole('region', { name: title });
  await carousel.getByRole('button', { name: `Pause ${title}` }).click();
  await carousel.getByRole('button', { name: `Show 4 of 5: ${names[3]}` }).click();
  await expect(carousel.getByText(stories[3].program)).toBeInViewport();
  await expect(carousel.getByText(stories[0].program)).not.toBeInViewport();
  await expect(page.locator('[role=group][aria-roledescription=slide]', { hasText: names[0]! })).toHaveAttribute(
    'inert',
    '',
  );
});

browse('all five stories are in the document before scripts run', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const { name, program } of stories) for (const text of [name, program]) expect(html).toContain(text);
});

for (const width of [390, 1440]) {
  test(`no layout shifts at ${width} px while the stories hydrate and change`, async ({ page, complaints }) => {
    // So tall that the whole page is in view: a shift out of view is not counted.
    await page.setViewportSize({ width, height: 8000 });
    await refuseFonts(page, complaints);
    await page.clock.install();
    await observeShifts(page);
    await page.goto('/');
    await pageHydrated(page);
    await expect(page.getByRole('region', { name: title })).toBeInViewport();
    for (let story = 0; story < 3; story += 1) await page.clock.runFor(timers.testimonials);
    expect(await shiftsOf(page)).toBe(0);
  });
}
