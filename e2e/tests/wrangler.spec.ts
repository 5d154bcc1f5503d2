import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { wranglerPath } from '../environment';
import { guideBlock } from '../hosting-guide';

test('the hosting guide’s Cloudflare compatibility date is supported by the installed runtime', () => {
  test.skip(!wranglerPath, 'Cloudflare’s runtime does not run on this machine.');
  const { compatibilityDate } = createRequire(wranglerPath!)('workerd') as { compatibilityDate: string };
  const [, asked] = /"compatibility_date": "(.+)"/.exec(guideBlock('jsonc', 'compatibility_date'))!;
  expect(asked! <= compatibilityDate, `${asked} is asked for, and ${compatibilityDate} is the newest`).toBe(true);
});
