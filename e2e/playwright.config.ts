import {
  defineConfig,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
  type ReporterDescription,
} from '@playwright/test';
import { browserArgs, isStandardRun, siteRoot, siteUrl } from './environment';
import type { HostOptions } from './fixtures';
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

type TestProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & HostOptions>;

/** What `npm test` leaves to `npm run test:all`: the specs in `night`, and tests with that tag. */
const later = isStandardRun ? [/@night| night\//] : [];

/** In other engines and hosts than the first project's, `npm test` runs one flow. */
const oneFlow: TestProject = isStandardRun ? { grep: /@flow/ } : {};

const chromium: NonNullable<TestProject['use']> = { launchOptions: { ...quickChromium(), args: browserArgs } };

const site: TestProject = {
  name: 'site',
  testIgnore: /(nginx|origins)\.spec/,
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
  testMatch: /\/tests\/(navigation|header|admissions-request|support-faq|failure|pages|pressed-early|below)\.spec\.ts$/,
  grepInvert: /@chromium/,
  ...oneFlow,
};
const { firefox, webkit } = otherEngines();
const engines: TestProject[] = [
  ...(firefox
    ? [
        {
          ...flows,
          name: 'firefox',
          grepInvert: 'channel' in firefox ? [/@chromium/, /@not-bidi/] : /@chromium/,
          use: firefox,
        },
      ]
    : []),
  ...(webkit ? [{ ...flows, name: 'webkit', use: webkit }] : []),
];

const ownOrigins: TestProject = {
  name: 'own origins',
  testMatch: /\/(navigation|pages|sharing|failure|home|origins)\.spec\.ts$/,
  // From home, only what it shows of remotes; from pages, one of each remote. From the faults, only those that differ
  // on another origin: a script that hangs or has other content behaves the same everywhere.
  grepInvert: [
    /home\.spec\.ts (?!.*mfe-)/,
    /pages\.spec\.ts \/(?!(admissions|academics|visit|faq|major\/unknown)? )/,
    /a remote (hangs|is HTML|is empty|throws at start) /,
  ],
  ...oneFlow,
  use: { ...chromium, hostName: 'own origins' },
};
/** Pages are proved byte-identical on nginx, so what they do in a browser is proved once. */
const nginx: TestProject = {
  name: 'nginx',
  testMatch: /\/nginx\.spec\.ts$/,
  grepInvert: later,
  use: { ...chromium, hostName: 'nginx' },
};

const here = process.env.BASE_URL;

/** What is said while they run, and a report to read in this folder. */
const reporters: ReporterDescription[] = [
  ['list', { printSteps: false }],
  ['html', { open: 'never' }],
];

export default defineConfig<object, HostOptions>({
  testDir: './tests',
  globalTeardown: './releases/forget-candidates.ts',
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
    trace: 'on-first-retry',
  },
  projects: here ? [site, ...engines] : [site, ...engines, ownOrigins, nginx],
  // Only what nearly every test needs: another host is started when a test asks for it.
  webServer: here
    ? []
    : [
        server(
          `../shared/release/cli/cli.ts serve --site ${JSON.stringify(siteRoot)}`,
          /ready at (?<e2e_site_url>http:\S+)/,
        ),
        server('hosts/on-demand.ts', /started at (?<e2e_hosts_url>\S+)/),
      ],
});
