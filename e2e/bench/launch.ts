import { chromium, type Browser } from '@playwright/test';
import { browserArgs, chromiumPath } from '../environment';

/** The browser of every bench. */
export function launch(): Promise<Browser> {
  return chromium.launch({ ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: browserArgs });
}
