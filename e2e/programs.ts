/** The browsers and other programs of this machine: Playwright's own builds of browsers, or else the system's. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from '@playwright/test';

/** The first program of these names on the path. */
function programOf(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Whether Playwright's own build of a browser has been installed. */
const hasBuild = (type: BrowserType) => existsSync(type.executablePath());

const chromiumOfSystem = () => programOf('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

export const hasChromium = () => hasBuild(chromium) || chromiumOfSystem() !== undefined;

/** The oldest Chromium that the tests have been tried with; README.md names it too. */
const leastChromium = 150;

/** What is to be said of the system's Chromium where it is older than that; null where Playwright's own build is used. */
export function ageOfChromium(): string | null {
  const program = chromiumOfSystem();
  if (hasBuild(chromium) || !program) return null;
  const version = /\d+/.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout)?.[0];
  return Number(version) >= leastChromium
    ? null
    : `Chromium ${version} is older than ${leastChromium}: tests may fail that pass with a newer one.`;
}

/** How Chromium is launched without its window, which does the same for a third less work. */
export function quickChromium(): LaunchOptions {
  const executablePath = programOf('chromium-headless-shell') ?? chromiumOfSystem();
  return hasBuild(chromium) || !executablePath ? {} : { executablePath };
}

/**
 * How the full browser is launched, for what the headless shell lacks: service workers on origins treated as secure,
 * and policy reports.
 */
export function wholeChromium(): LaunchOptions {
  const executablePath = chromiumOfSystem();
  return hasBuild(chromium) || !executablePath ? { channel: 'chromium' } : { executablePath };
}

/** Firefox and WebKit as Playwright drives them; null where they are not on this machine. */
export function otherEngines() {
  const firefoxOfSystem = programOf('firefox-esr', 'firefox');
  return {
    firefox: hasBuild(firefox)
      ? { browserName: 'firefox' as const }
      : firefoxOfSystem
        ? {
            browserName: 'firefox' as const,
            channel: 'moz-firefox',
            launchOptions: { executablePath: firefoxOfSystem },
          }
        : null,
    webkit: hasBuild(webkit) ? { browserName: 'webkit' as const } : null,
  };
}

export const hasNginx = () => programOf('nginx') !== undefined;

/** The module with which nginx hands out brotli. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = () => existsSync(brotliModule);
