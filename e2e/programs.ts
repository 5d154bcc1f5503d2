/**
 * The programs that the tests need beside npm's packages: where they are, what installs them, and what is skipped without
 * them. Each is looked up when it is asked for, because it may have been installed a moment ago.
 */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit, type BrowserType } from '@playwright/test';

export type Program = {
  name: string;
  path: () => string | undefined;
  /** Packages of Debian and its derivatives. */
  packages: readonly string[];
  /** Playwright's own build, for systems without such a package. */
  build?: BrowserType;
  /** What becomes of the tests without it. */
  without: string;
};

/** Whether Playwright's own build of a browser has been installed. */
export const hasBuild = (type: BrowserType) => existsSync(type.executablePath());

/** The first program of these names on the path. */
function programOf(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** The system's Chromium, or the one that `CHROMIUM_PATH` names. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ?? programOf('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

/** Chromium without its window: it does the same for a third less work. */
export const headlessShellPath = () => process.env.CHROMIUM_PATH ?? programOf('chromium-headless-shell');

/** The system's Firefox, or the one that `FIREFOX_PATH` names. */
export const firefoxPath = () => process.env.FIREFOX_PATH ?? programOf('firefox-esr', 'firefox');

/** WebKitGTK's MiniBrowser, which is installed beside its library; undefined without its driver and Xvfb. */
export function webKitPath(): string | undefined {
  if (!programOf('WebKitWebDriver') || !programOf('Xvfb')) return undefined;
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : [];
  return libraries.map((name) => join('/usr/lib', name, 'webkit2gtk-4.1/MiniBrowser')).find((file) => existsSync(file));
}

export const nginxPath = () => programOf('nginx');

/** The module with which nginx hands out brotli. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = () => existsSync(brotliModule);

export const opensslPath = () => programOf('openssl');
export const rclonePath = () => programOf('rclone');

export const programs: readonly Program[] = [
  {
    name: 'Chromium',
    path: chromiumPath,
    packages: ['chromium'],
    build: chromium,
    without: 'the browser tests are skipped',
  },
  {
    name: 'Chromium’s headless shell',
    // Playwright's Chromium comes with one.
    path: () => headlessShellPath() ?? (hasBuild(chromium) ? chromium.executablePath() : undefined),
    packages: ['chromium-headless-shell'],
    without: 'the tests run in the whole browser, which takes longer',
  },
  {
    name: 'Firefox',
    path: firefoxPath,
    packages: ['firefox-esr'],
    build: firefox,
    without: 'the main flows are not tried in it',
  },
  {
    name: 'WebKit',
    path: webKitPath,
    packages: ['webkit2gtk-driver', 'xvfb'],
    build: webkit,
    without: 'the main flows are not tried in it',
  },
  { name: 'nginx', path: nginxPath, packages: ['nginx'], without: 'the site is not tested with it' },
  {
    name: 'nginx’s brotli module',
    path: () => (hasBrotli() ? brotliModule : undefined),
    packages: ['libnginx-mod-http-brotli-static'],
    without: 'nginx is tested with gzip instead',
  },
  { name: 'rclone', path: rclonePath, packages: ['rclone'], without: 'the upload to object storage is not tested' },
  { name: 'openssl', path: opensslPath, packages: ['openssl'], without: 'reports of policy violations are not tested' },
  {
    name: 'iproute2',
    path: () => programOf('ip'),
    packages: ['iproute2'],
    without: 'the Containerfile’s steps are not tried',
  },
];

/** Whether a program is on this machine, or Playwright's build of it. */
export function has({ path, build }: Program): boolean {
  return path() !== undefined || (build !== undefined && hasBuild(build));
}

/** Runs a command to its end. @returns What it complained of if it failed; null if it did not. */
export type Run = (command: string, args: readonly string[]) => string | null;

/** What is said of missing programs where nothing may be installed: in one line, with the remedy. */
export function advice(missing: readonly Program[]): string {
  const what = missing.map(({ name, without }) => `${name} (${without})`).join(', ');
  return `Missing: ${what}. To install: sudo apt-get install ${missing.flatMap(({ packages }) => packages).join(' ')}`;
}

/** Installs a program by the system's packages, else by Playwright. @returns What is said if neither has it. */
function install({ name, path, packages, build, without }: Program, run: Run, sudo: readonly string[]): string | null {
  const [command = '', ...args] = [...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages];
  const complaint = run(command, args);
  if (path() !== undefined) return null;
  if (build && run('npx', ['playwright', 'install', build.name()]) === null) return null;
  return `${name} could not be installed: ${without}.${complaint ? ` apt-get: ${complaint}` : ''}`;
}

/**
 * Sees to it that programs are there. Root and CI may install what is missing; anybody else is told.
 * @returns What is still missing.
 */
export function provide(
  wanted: readonly Program[],
  { isRoot, isCi, run, say }: { isRoot: boolean; isCi: boolean; run: Run; say: (line: string) => void },
): Program[] {
  const missing = wanted.filter((program) => !has(program));
  if (missing.length === 0) return [];
  if (!isRoot && !isCi) {
    say(advice(missing));
    return missing;
  }
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const [command = '', ...args] = [...sudo, 'apt-get', 'update', '-qq'];
  say(`Installing ${missing.map(({ name }) => name).join(', ')} …`);
  run(command, args);
  for (const program of missing) {
    const fault = has(program) ? null : install(program, run, sudo);
    if (fault !== null) say(fault);
  }
  return missing.filter((program) => !has(program));
}
