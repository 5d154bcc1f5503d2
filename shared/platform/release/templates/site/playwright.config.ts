import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

// The system's browser, where Playwright's own (npx playwright install chromium) is not installed.
const channel = existsSync(chromium.executablePath()) ? {} : { executablePath: '/usr/bin/chromium' };
const baseURL = 'http://localhost:4173';

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL, launchOptions: { ...channel, args: process.env.CI ? ['--no-sandbox'] : [] } },
  webServer: { command: 'npm start', env: { PORT: '4173' }, url: baseURL, timeout: 180_000 },
});
