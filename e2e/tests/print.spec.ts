import { expect, look } from '../fixtures';
import { allPages } from '../pages';

/** Words on a printed page with too little contrast to the paper or to their own background (WCAG 1.4.3). */
function faintWords(): string[] {
  const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: number[]) =>
    color.slice(0, 3).reduce((sum, value, index) => {
      const part = value / 255;
      return (
        sum + [0.2126, 0.7152, 0.0722][index]! * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      );
    }, 0);
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const ground = numbers(getComputedStyle(element).backgroundColor);
    return ground[3] === 0 ? groundOf(element.parentElement) : ground;
  };
  const faint: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const element = walker.currentNode.parentElement!;
    const { width, height } = element.getBoundingClientRect();
    const isSeen =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    if (text === '' || !isSeen) continue;
    const [one, other] = [luminance(numbers(getComputedStyle(element).color)), luminance(groundOf(element))];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5) faint.push(text);
  }
  return faint;
}

for (const path of allPages) {
  look(`${path} is readable on paper`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    expect(await page.evaluate(faintWords)).toEqual([]);
  });
}

for (const path of ['/', '/athletics'])
  look(`every carousel slide on ${path} is printed`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
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
