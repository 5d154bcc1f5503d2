/** Any engine whose browser Playwright drives: a Chromium, and its own builds of Firefox and WebKit. */
import { type BrowserType, type LaunchOptions } from '@playwright/test';
import { pageTab } from './page-tab';
import type { Tab } from './tab';

export async function openPlaywright(type: BrowserType, options: LaunchOptions): Promise<Tab> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  // The page asks for confirmation before a visitor leaves a form that they have written in.
  page.on('dialog', (dialog) => void dialog.accept());
  const found: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && found.push(`console: ${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  return {
    ...pageTab(page, found),
    goto: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    close: () => browser.close(),
  };
}
