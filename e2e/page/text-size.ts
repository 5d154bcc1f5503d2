import type { Page } from '@playwright/test';

/** Sets the size of text as visitors do in their browser's settings, in px; it is 16 where nobody has. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
}
