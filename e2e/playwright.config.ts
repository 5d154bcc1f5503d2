import { defineConfig, type Project, type ReporterDescription } from '@playwright/test';
import { engineNames, openerOf, type EngineName } from './engines/engine';
import { browserArgs, quickChromium, siteRoot, siteUrl, wranglerPath } from './environment';
import type { HostOptions } from './fixtures';
import { nginxPath } from './programs';

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

/** Specs of what must be the same however the site is hosted. Its look does not depend on it. */
const hosted = {
  testIgnore: /\/tests\/engines\//,
  grepInvert: /accessibility violation/,
};

type HostProject = Project<object, HostOptions>;

const site: HostProject = { name: 'site', testIgnore: [/(hosting|nginx|origins)\.spec/, /\/tests\/engines\//] };
const ownOrigins: HostProject = {
  name: 'own origins',
  ...hosted,
  testMatch: /\/(navigation|pages|sharing|failure|home|origins)\.spec\.ts$/,
  // From home, only what it shows of remotes; from pages, one of each remote. From the faults, only those that differ
  // on another origin: a script that hangs or has other content behaves the same everywhere.
  grepInvert: [
    hosted.grepInvert,
    /home\.spec\.ts (?!.*mfe-)/,
    /pages\.spec\.ts \/(?!(admissions|academics|visit|faq|major\/unknown)? is whole)/,
    /a remote (hangs|is HTML|is empty|throws at start) /,
  ],
  use: { hostName: 'own origins' },
};
const nginx: HostProject = {
  name: 'nginx',
  ...hosted,
  testMatch: /\/(navigation|sharing|hosting|nginx)\.spec\.ts$/,
  use: { hostName: 'nginx' },
};
const cloudflare: HostProject = {
  name: 'cloudflare',
  ...hosted,
  testMatch: /\/(navigation|sharing|hosting)\.spec\.ts$/,
  use: { hostName: 'cloudflare' },
};

/** Other hosts, as far as their programs are on this machine. */
const hosts = [ownOrigins, ...(nginxPath() ? [nginx] : []), ...(wranglerPath ? [cloudflare] : [])];

/**
 * The same tests in three browser engines, if they are installed. The project `site` already checks every page in
 * Chromium.
 */
const engines: Project<object, { engine: EngineName }>[] = engineNames.filter(openerOf).map((engine) => ({
  name: `engine ${engine}`,
  testMatch: /\/tests\/engines\//,
  ...(engine === 'chromium' ? { testIgnore: /pages\.spec/ } : {}),
  use: { engine },
}));

const here = process.env.BASE_URL;

/** Where the reports are, in this folder: one to read, and one for the totals of a whole check. */
const reporters: ReporterDescription[] = [
  ['list', { printSteps: false }],
  ['html', { open: 'never' }],
  ['json', { outputFile: 'test-results/results.json' }],
];

export default defineConfig<object, HostOptions & { engine: EngineName }>({
  testDir: './tests',
  globalTeardown: './releases/forget-candidates.ts',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
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
    launchOptions: { ...quickChromium(), args: browserArgs },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: here ? [site, ...engines] : [site, ...engines, ...hosts],
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
