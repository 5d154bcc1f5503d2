import { expect, look, pageHydrated } from '../fixtures';

for (const path of ['/', '/athletics'])
  look(`every carousel slide on ${path} is printed`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.goto(path);
    await pageHydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.emulateMedia({ media: 'print' });
    const slides = page.locator('[aria-roledescription="slide"]');
    expect(await slides.count()).toBeGreaterThan(3);
    const beyond = () =>
      slides.evaluateAll((all) =>
        all.flatMap((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left < -30 || right > innerWidth + 1 ? [slide.getAttribute('aria-label')] : [];
        }),
      );
    await expect.poll(beyond).toEqual([]);
  });

look('printing keeps the map with its pins, and each field with its label, on one sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/visit');
  const torn = await page.evaluate(() => {
    const labels = [...document.querySelectorAll<HTMLLabelElement>('main label')];
    const names = labels.filter(
      ({ control }) => control && !/^(checkbox|radio)$/.test(control.getAttribute('type') ?? ''),
    );
    const whole = [document.querySelector('#campus > div'), ...names.map((name) => name.parentElement!.parentElement)];
    return whole.map((part) => getComputedStyle(part!).breakInside);
  });
  expect(torn.length).toBeGreaterThan(5);
  expect(torn).toEqual(torn.map(() => 'avoid'));
});

look('paper holds nothing that one can only press', async ({ page }) => {
  await page.goto('/financial-aid');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Net Price Calculator' })).toBeHidden();
  await expect(main.locator('button, input, select').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});
