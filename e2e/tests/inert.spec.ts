import { expect, pageHydrated, browse as test } from '../fixtures';
import { watchNetwork } from '../page/privacy';

/** Pages with buttons that the specification has do nothing. */
const pages = [
  ...['/financial-aid', '/counselors', '/admitted-students', '/athletics', '/campus-living', '/career-support'],
  ...['/parents-families', '/alumni-friends'],
];

for (const path of pages)
  test(`${path}: buttons without an action change nothing, send nothing and say so`, async ({ page }) => {
    await page.goto(path);
    await pageHydrated(page);
    const buttons = page.locator('main :has(> [role=note]) > button');
    const network = watchNetwork(page);
    const address = page.url();
    expect(await buttons.count()).toBeGreaterThan(0);
    for (const button of await buttons.all()) {
      await button.click();
      const note = page.getByRole('note').filter({ visible: true });
      await expect(note).toHaveCount(1);
      await expect(button).toHaveAccessibleDescription(await note.innerText());
    }
    expect(page.url()).toBe(address);
    network.check();
  });
