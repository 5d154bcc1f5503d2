import { defineConfig, type Project } from '@playwright/test';
import { engineNames, openerOf, type EngineName } from './engines/engine';
import { browserArgs, hasNginx, quickChromium, siteUrl, wranglerPath } from './environment';

/**
 * A server that the tests start on a free port. The named groups of the line that it prints when it is ready become
 * environment variables of the tests, in capitals.
 */
function server(command: string, ready: RegExp) {
  return {
    command,
    env: { PORT: '0' },
    wait: { stdout: ready },
    // A busy machine takes long to release a copy of the site and to start the servers of all its origins.
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 3000 },
  };
}

/** Specs of what must be the same however the site is hosted. Its look does not depend on it. */
const hosted = {
  testIgnore: /\/tests\/engines\//,
  grepInvert: /accessibility violation/,
};

const site: Project = { name: 'site', testIgnore: [/(hosting|nginx|origins)\.spec/, /\/tests\/engines\//] };
const ownOrigins: Project = {
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
  use: { baseURL: process.env.E2E_OWN_ORIGINS_URL },
};
const nginx: Project = {
  name: 'nginx',
  ...hosted,
  testMatch: /\/(navigation|sharing|hosting|nginx)\.spec\.ts$/,
  use: { baseURL: process.env.E2E_NGINX_URL },
};
const cloudflare: Project = {
  name: 'cloudflare',
  ...hosted,
  testMatch: /\/(navigation|sharing|hosting)\.spec\.ts$/,
  use: { baseURL: process.env.E2E_CLOUDFLARE_URL },
};

/** Third-party hosts, if their programs are installed on this machine. */
const hosts = [
  ...(hasNginx ? [{ project: nginx, script: 'hosts/nginx.ts', ready: /ready at (?<e2e_nginx_url>\S+)/ }] : []),
  ...(wranglerPath
    ? [{ project: cloudflare, script: 'hosts/cloudflare.ts', ready: /ready at (?<e2e_cloudflare_url>\S+)/ }]
    : []),
];

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

export default defineConfig<object, { engine: EngineName }>({
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
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: siteUrl,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    launchOptions: { ...quickChromium, args: browserArgs },
  },
  projects: here ? [site, ...engines] : [site, ...engines, ownOrigins, ...hosts.map(({ project }) => project)],
  webServer: here
    ? []
    : [
        server('node --import tsx/esm ../shared/release/commands/cli.ts serve', /ready at (?<e2e_site_url>http:\S+)/),
        server(
          'node --import tsx/esm hosts/own-origins.ts',
          /ready at (?<e2e_own_origins_url>\S+), the remotes at (?<e2e_remote_origins>\S+)/,
        ),
        ...hosts.map(({ script, ready }) => server(`node --import tsx/esm ${script}`, ready)),
      ],
});
