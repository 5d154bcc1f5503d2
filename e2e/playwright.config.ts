import { defineConfig } from '@playwright/test';
import { browserArgs, chromiumPath, port } from './environment';

export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: process.env.BASE_URL ?? `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    launchOptions: { ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: browserArgs },
  },
  ...(process.env.BASE_URL ? {} : { webServer: {
    command: 'npm run --silent serve',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
  } }),
});
