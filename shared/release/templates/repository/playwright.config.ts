import { defineConfig } from '@playwright/test';

/** A folder, or a branch as git:URL#branch. */
const { SITE = '' } = process.env;
if (SITE === '') throw new Error('Name the site to test in: SITE=FOLDER npm run e2e, or SITE=git:URL#branch');
const option = SITE.startsWith('git:') ? '--store' : '--site';
const port = 4173;

/** The page in a real browser, inside the whole site as `npm run preview` serves it. */
export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    // Playwright's own Chromium (`npx playwright install chromium`), or another one.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: {
    command: `npm run preview -- ${option} ${JSON.stringify(SITE)}`,
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    timeout: 180_000,
  },
});
