import { pageHydrated, browse as test, expect } from '../fixtures';

/** Every form with a field that a visitor can fill in wrongly, and the button that comes after it. */
const forms = [
  { path: '/application', field: 'Email', wrong: 'ada', button: 'Next' },
  { path: '/application?step=2', field: 'GPA', wrong: '9.99', button: 'Next' },
  { path: '/application?step=2', field: 'GPA', wrong: '3.45', button: 'Next' },
  { path: '/request-info', field: 'Email', wrong: 'ada', button: 'Submit Request' },
  { path: '/visit', field: 'Email', wrong: 'ada', button: 'Schedule Visit' },
];

for (const { path, field, wrong, button } of forms)
  test(`one click is enough after ${wrong} as ${field} on ${path}`, async ({ page }) => {
    await page.goto(path);
    await pageHydrated(page);
    const form = page.locator('main form').filter({ has: page.getByLabel(field) });
    const pressed = form.getByRole('button', { name: button });
    await form.getByLabel(field).first().fill(wrong);
    await pressed.scrollIntoViewIfNeeded();
    await pressed.evaluate((element) =>
      element.addEventListener('click', () => Object.assign(window, { heard: true })),
    );
    const box = (await pressed.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 4);
    await page.mouse.down();
    await page.mouse.up();
    expect(await page.evaluate(() => 'heard' in window)).toBe(true);
  });
