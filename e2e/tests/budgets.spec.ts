import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { publicFiles, scriptsIn } from '../pages';
import { loadedFonts, loadedScripts, type LoadedFile } from '../page/first-view';

const files = readdirSync(publicFiles(), { recursive: true, encoding: 'utf8' });

/** Brotli bytes of all scripts that a document names. Any edit moves them by a tenth of a kB. */
const bytesOf = (scripts: string[]) =>
  scripts.reduce((sum, path) => sum + statSync(join(publicFiles(), `${path}.br`)).size, 0);

test('no document names more scripts than it may have, in number and in bytes', () => {
  const documents = files.filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(30);
  for (const document of documents) {
    const scripts = scriptsIn(document);
    expect(scripts.length, document).toBeLessThanOrEqual(5);
    expect(bytesOf(scripts), document).toBeLessThanOrEqual(141_000);
  }
});

for (const path of ['/', '/faq', '/visit'])
  test(`until ${path} can be used, a browser asks for no script that its document does not name`, async ({ page }) => {
    const scripts = await loadedScripts(page, path);
    const named = scriptsIn(join(path, 'index.html').slice(1));
    // One that has to wait for another one makes a chain of requests.
    expect(scripts.map((script) => script.path).filter((script) => !named.includes(script))).toEqual([]);
  });

/** A file's path without the hash of its content. */
const nameOf = ({ path }: LoadedFile) => path.replace(/\.\w+\.woff2$/, '');

test('a page in English loads two font files, which have at most 39,000 bytes', async ({ page }) => {
  const fonts = await loadedFonts(page, '/faq');
  expect(fonts.map(nameOf).sort()).toEqual(['/fonts/besley-basic', '/fonts/public-sans-basic']);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(39_000);
});

test('a page with further letters (Tromsø) loads their file as well', async ({ page }) => {
  const fonts = await loadedFonts(page, '/alumni-friends');
  expect(fonts.map(nameOf)).toContain('/fonts/public-sans-further');
});

test('scripts begin with the hint to compile them early, and contain no source comments, not even those in styles', () => {
  for (const path of scriptsIn('athletics/index.html').filter((script) => !script.endsWith('/start.js'))) {
    const text = readFileSync(join(publicFiles(), path), 'utf8');
    expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(text).not.toContain('/* ');
  }
});

test('no script of the site contains the validator that content is checked with', () => {
  const scripts = files.filter((file) => /\.m?js$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts)
    expect(readFileSync(join(publicFiles(), file), 'utf8'), file).not.toContain('invalid_type');
});
