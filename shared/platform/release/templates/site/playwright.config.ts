import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

/** The system's browser, where Playwright's own (`npx playwright install chromium`) is not installed. */
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));
const executablePath = existsSync(chromium.executablePath()) ? undefined : system;
const port = 4173;

export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args: process.env.CI ? ['--no-sandbox'] : [] },
  },
  webServer: { command: 'npm start', env: { PORT: String(port) }, url: `http://localhost:${port}`, timeout: 180_000 },
});
