import { expect, hydrated, test } from '../fixtures';
import { observeShifts, refuseFonts, shiftsSinceTheStart } from '../page/layout-shift';
import { tricklingSite } from '../page/trickle';

const paths = ['/', '/athletics', '/admissions', '/faq', '/my3eu', '/request-info', '/no-such-page'];

for (const width of [390, 1440])
  test(`documents that arrive in small pieces move nothing that is shown at ${width} px`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const site = await tricklingSite(baseURL!);
    await page.setViewportSize({ width, height: 844 });
    await observeShifts(page);
    await refuseFonts(page, complaints);
    complaints.allow(/status of 404/);
    for (const path of paths) {
      await page.goto(site.url + path);
      await hydrated(page);
      expect(await shiftsSinceTheStart(page), path).toEqual([]);
    }
    await site.close();
  });
