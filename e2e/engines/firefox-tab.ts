/** The system's Firefox, driven over WebDriver BiDi: Playwright drives only its own build. */
import { launch, type KeyInput } from 'puppeteer-core';
import { pageTab } from './page-tab';
import type { NamedKey, Tab } from './tab';

const keys: Record<NamedKey, KeyInput> = {
  Enter: 'Enter',
  Escape: 'Escape',
  Tab: 'Tab',
  Shift: 'Shift',
  Space: ' ' as KeyInput,
  End: 'End',
  Backspace: 'Backspace',
};

/** @param executablePath Path of Firefox. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  // The window it starts with never has the focus, and a button in it ignores the keyboard.
  const page = await browser.newPage();
  // The page asks for confirmation before a visitor leaves a form that they have written in.
  page.on('dialog', (dialog) => void dialog.accept());
  const found: string[] = [];
  page.on('console', (message) => message.type() === 'error' && found.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => found.push(`exception: ${error instanceof Error ? error.message : String(error)}`));
  return {
    ...pageTab(page, found),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    press: async (...names) => {
      for (const name of names) await page.keyboard.down(keys[name]);
      for (const name of names.reverse()) await page.keyboard.up(keys[name]);
    },
    close: () => browser.close(),
  };
}
