import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** One name for all processes of a run: the first of them gives it, and the others inherit it. */
export const run = (process.env.E2E_RUN ??= String(process.pid));

/**
 * Where the site under test is. When tests are only listed, no server has reported its address, and nothing uses it.
 */
export const siteUrl = process.env.BASE_URL ?? process.env.E2E_SITE_URL ?? 'http://localhost';

/** Whether this machine has nginx; without it, there is nothing to try. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Wrangler's path; undefined if Cloudflare's runtime is not available for this machine. */
export const wranglerPath = wrangler();

function wrangler(): string | undefined {
  const { resolve } = createRequire(import.meta.url);
  try {
    resolve(`@cloudflare/workerd-${process.platform}-${process.arch === 'x64' ? '64' : process.arch}/package.json`);
    return join(dirname(resolve('wrangler/package.json')), 'bin/wrangler.js');
  } catch {
    return undefined;
  }
}

/** The first program of these names on the path. */
function programOf(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

const wholePath =
  process.env.CHROMIUM_PATH ?? programOf('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
const quickPath = process.env.CHROMIUM_PATH ?? programOf('chromium-headless-shell') ?? wholePath;

/**
 * How Chromium is launched: `CHROMIUM_PATH`, else the first one on the path, else Playwright's own. The headless shell
 * goes first, as it does with Playwright: it does the same for a third less work.
 */
export const quickChromium: LaunchOptions = quickPath ? { executablePath: quickPath } : {};

/**
 * How the full browser is launched, for what the headless shell lacks: service workers on origins treated as secure,
 * and policy reports.
 */
export const wholeChromium: LaunchOptions = wholePath ? { executablePath: wholePath } : { channel: 'chromium' };

/** The system's Firefox, or the one that `FIREFOX_PATH` names. */
export const firefoxPath = (): string | undefined => process.env.FIREFOX_PATH ?? programOf('firefox-esr', 'firefox');

/** WebKitGTK's MiniBrowser, which is installed beside its library; undefined without its driver and Xvfb. */
export function webKitPath(): string | undefined {
  if (!programOf('WebKitWebDriver') || !programOf('Xvfb')) return undefined;
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return libraries.map((name) => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser')).find((file) => existsSync(file));
}

/** A browser that does nothing of its own accord. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  return new Promise((resolve) =>
    server.once('listening', () => {
      const { port: free } = server.address() as { port: number };
      server.close(() => resolve(free));
    }),
  );
}
