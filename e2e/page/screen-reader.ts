/** What a screen reader says: a virtual one, which runs in the page beside the page's scripts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { faq } from '../../mfe-support/src/content/faq';
import { notices } from '../../shell/src/content/notices';

type Reader = {
  start: (options: { container: Node }) => Promise<void>;
  stop: () => Promise<void>;
  spokenPhraseLog: () => Promise<string[]>;
  clearSpokenPhraseLog: () => Promise<void>;
};

const folder = dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader'));
/** The library is a module, and the security policy allows no import of it: its one export becomes a global instead. */
const library = readFileSync(join(folder, '../esm/index.browser.js'), 'utf8').replace(
  /export\{[\w$]+ as Virtual,([\w$]+) as virtual\};/,
  'globalThis.screenReader=$1;',
);

async function switchOn(page: Page): Promise<void> {
  await page.evaluate(`(() => { ${library}\n })()`);
}

/** Announced only where something takes long, which depends on the network and on this machine. */
const passing = [notices.loading, faq.results.loading].map((text) => `polite: ${text}`);

/** What it says of its own accord while somebody acts: announcements, and what gets the focus. */
export async function hearWhile(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  await switchOn(page);
  await page.evaluate(async () => {
    const reader = (globalThis as unknown as { screenReader: Reader }).screenReader;
    await reader.start({ container: document.body });
    await reader.clearSpokenPhraseLog();
  });
  await act();
  const phrases = await page.evaluate(async () => {
    const reader = (globalThis as unknown as { screenReader: Reader }).screenReader;
    await new Promise((resolve) => setTimeout(resolve, 600));
    const said = await reader.spokenPhraseLog();
    await reader.stop();
    return said;
  });
  const heard = phrases.filter((phrase) => !/^polite: $/.test(phrase) && !passing.includes(phrase));
  // The library repeats nested announcements.
  return heard.filter((phrase, index) => phrase !== heard[index - 1]);
}
