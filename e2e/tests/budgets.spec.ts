import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { publicFiles } from '../pages';
import { laterScripts, loadedFonts, loadedScripts, type LoadedFile } from '../page/first-view';

/** Brotli bytes of all scripts of a first view. Any edit moves them by a tenth of a kB. Times are never asserted. */
const budgets = {
  '/': 147_000,
  '/faq': 141_000,
  '/major/psychology': 141_000,
  '/athletics': 141_000,
  '/visit': 144_500,
};

for (const [path, bytes] of Object.entries(budgets)) {
  const most = path === '/' ? 8 : 5;
  test(`${path} loads at most ${most} scripts, all named in its document, and at most ${bytes} bytes`, async ({
    page,
    request,
  }) => {
    const scripts = await loadedScripts(page, path);
    const html = await (await request.get(path)).text();
    expect(scripts.length).toBeLessThanOrEqual(most);
    // A script that the document does not name has to wait for another one: a chain of requests.
    expect(scripts.filter((script) => !html.includes(script.path))).toEqual([]);
    expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(bytes);
  });
}

for (const path of ['/', '/academics']) {
  test(`${path} loads at most 60,000 bytes of scripts for the links in sight, once it can be used`, async ({
    page,
  }) => {
    await loadedScripts(page, path);
    const ofRemotes = async () => (await laterScripts(page)).filter((script) => script.path.startsWith('/remotes/'));
    await expect.poll(ofRemotes).not.toEqual([]);
    await page.waitForTimeout(3000);
    const scripts = await laterScripts(page);
    expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(60_000);
  });
}

/** A file's path without the hash of its content. */
const nameOf = ({ path }: LoadedFile) => path.replace(/\.\w+\.woff2$/, '');

test('a page in English loads two font files, which have at most 39,000 bytes', async ({ page }) => {
  for (const path of ['/', '/faq', '/admissions']) {
    const fonts = await loadedFonts(page, path);
    expect(fonts.map(nameOf).sort()).toEqual(['/fonts/besley-basic', '/fonts/public-sans-basic']);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(39_000);
  }
});

test('a page with further letters (Tromsø) loads their file as well', async ({ page }) => {
  const fonts = await loadedFonts(page, '/alumni-friends');
  expect(fonts.map(nameOf)).toContain('/fonts/public-sans-further');
});

test('scripts begin with the hint to compile them early, and contain no source comments, not even those in styles', async ({
  page,
  request,
}) => {
  for (const { path } of await loadedScripts(page, '/athletics')) {
    const text = await (await request.get(path)).text();
    if (!path.endsWith('/start.js')) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(text).not.toContain('/* ');
  }
});

test('no script of the site contains the validator that content is checked with', () => {
  const scripts = readdirSync(publicFiles(), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  );
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts)
    expect(readFileSync(join(publicFiles(), file), 'utf8'), file).not.toContain('invalid_type');
});
