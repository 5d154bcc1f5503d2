import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, defineConfig } from '@playwright/test';

/** A folder, or a branch as git:URL#branch. */
const { SITE = '' } = process.env;
if (SITE === '') throw new Error('Name the site to test in: SITE=FOLDER npm run e2e, or SITE=git:URL#branch');
const option = SITE.startsWith('git:') ? '--store' : '--site';
const port = 4173;

/** The system's browser, where Playwright's own (`npx playwright install chromium`) is not installed. */
const systemBrowser = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)))
  .find((file) => existsSync(file));
const executablePath = existsSync(chromium.executablePath()) ? undefined : systemBrowser;

/** The page in a real browser, inside the whole site as `npm run preview` serves it. */
export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath },
  },
  webServer: {
    command: `npm run preview -- ${option} ${JSON.stringify(SITE)}`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    timeout: 180_000,
  },
});
