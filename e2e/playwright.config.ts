import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
  type ReporterDescription,
} from '@playwright/test';
import { existsSync } from 'node:fs';
import { browserArgs, isStandardRun, sample, sampleUrl, siteRoot, siteUrl } from './environment';
import type { OfSite } from './fixtures';
import { otherEngines, quickChromium } from './programs';

/**
 * A server that the tests start on a free port. The named group of the line that it prints when it is ready becomes an
 * environment variable of the tests, in capitals.
 */
function server(command: string, ready: RegExp) {
  return {
    command: `node --import tsx/esm ${command}`,
    // By its number this machine is reached by browsers and by Node alike; a name below localhost is for browsers alone.
    env: { PORT: '0', HOST: '127.0.0.1' },
    wait: { stdout: ready },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3000 },
  };
}

type TestProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & OfSite>;

/** What `npm test` leaves to `npm run test:all`: the specs in `night`, and tests with that tag. */
const later = isStandardRun ? [/@night| night\//] : [];

/** In other engines than the first project's, `npm test` runs one flow. */
const oneFlow: TestProject = isStandardRun ? { grep: /@flow/ } : {};

const chromium: NonNullable<TestProject['use']> = { launchOptions: { ...quickChromium(), args: browserArgs } };

const onSample = { place: sample, baseURL: sampleUrl };

/** The platform's own tests, which run on the sample. */
const platform: TestProject = {
  name: 'platform',
  testDir: './tests/platform',
  grepInvert: later,
  use: { ...chromium, ...onSample },
};

const site: TestProject = {
  name: 'site',
  testIgnore: '**/platform/**',
  grepInvert: later,
  use: chromium,
};

/**
 * The flows of visitors, in browsers with other engines: Playwright's own build, or else the system's. The system's
 * Firefox is driven over BiDi, over which React does not hear of a field that is filled in before anything was clicked,
 * or that is filled in again, Back within a document never ends, scripts cannot be turned off, and there is no touch:
 * such a test is `@not-bidi`.
 */
const flows: TestProject = {
  testMatch:
    /\/tests\/(platform\/(navigation|failure|pressed-early|below)|navigation|header|admissions-request|support-faq|pages)\.spec\.ts$/,
  grepInvert: /@chromium/,
  ...oneFlow,
};
const { firefox, webkit } = otherEngines();
const inEngine = (name: string, use: NonNullable<TestProject['use']>, more: TestProject = {}): TestProject[] => [
  { ...flows, ...more, name, use, testIgnore: '**/platform/**' },
  { ...flows, ...more, name: `platform-${name}`, use: { ...use, ...onSample }, testDir: './tests/platform' },
];
const engines: TestProject[] = [
  ...(firefox
    ? inEngine('firefox', firefox, 'channel' in firefox ? { grepInvert: [/@chromium/, /@not-bidi/] } : {})
    : []),
  ...(webkit ? inEngine('webkit', webkit) : []),
];

/** What serves a site, unless it is served already or was not made. @param variable Names its address. */
const served = (site: string, variable: string, url: string | undefined) =>
  url !== undefined || !existsSync(site)
    ? []
    : [
        server(
          `../shared/platform/release/cli/cli.ts serve --site ${JSON.stringify(site)}`,
          new RegExp(`ready at (?<${variable}>http:\\S+)`),
        ),
      ];

/** What is said while they run, and a report to read in this folder. */
const reporters: ReporterDescription[] = [
  ['list', { printSteps: false }],
  ['html', { open: 'never' }],
];

export default defineConfig({
  testDir: './tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what passes only at a second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.GITHUB_ACTIONS ? [...reporters, ['github']] : reporters,
  use: {
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every test costs a third of its time: where a second try is made, that one is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [platform, site, ...engines],
  webServer: [
    ...served(siteRoot, 'e2e_site_url', process.env.BASE_URL),
    ...served(sample.site, 'e2e_sample_url', process.env.SAMPLE_URL),
  ],
});
