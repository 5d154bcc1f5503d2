/** Any engine whose browser Playwright drives: a Chromium, and its own builds of Firefox and WebKit. */
import { type BrowserType, type LaunchOptions } from '@playwright/test';
import type { Tab } from './tab';

export async function openPlaywright(type: BrowserType, options: LaunchOptions): Promise<Tab> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  // Leaving a form that has been written in asks first.
  page.on('dialog', (dialog) => void dialog.accept());
  let found: string[] = [];
  page.on(
    'console',
    (message) => message.type() === 'error' && found.push(`console: ${message.text()} (${message.location().url})`),
  );
  page.on('pageerror', (error) => found.push(`exception: ${error.message}`));
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.evaluate('void history.back()')),
    forward: async () => void (await page.evaluate('void history.forward()')),
    complaints: async () => {
      const told = found;
      found = [];
      return told;
    },
    close: () => browser.close(),
  };
}
