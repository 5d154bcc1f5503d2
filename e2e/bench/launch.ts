import { chromium, type Browser } from '@playwright/test';
import { browserArgs, wholeChromium } from '../environment';

/** The browser of every bench. */
export function launch(): Promise<Browser> {
  return chromium.launch({ ...wholeChromium(), args: browserArgs });
}
