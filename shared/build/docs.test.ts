/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const docs = readdirSync(join(root, 'shared/docs')).filter((file) => file.endsWith('.md'));

/** Every Markdown file of the repository. The templates are those of another one, and the changelog tells of what was. */
const texts = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && !/\/templates\/|^CHANGELOG/.test(file) && existsSync(join(root, file)));

/** Files and folders of this repository that a text names in code, as in `shared/docs/pages.md`. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`((?:shared|shell|mfe-[a-z]+|e2e)\/[\w./-]+)`/g)].map(([, path]) => path!);
}

/** Addresses of links to other files, relative to the text. */
function links(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!);
}

test.each(texts)('%s names only files that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const missing = [
    ...namedPaths(text).filter((path) => !existsSync(join(root, path))),
    ...links(text).filter((path) => !existsSync(join(root, dirname(file), path))),
  ];
  expect(missing).toEqual([]);
});

test.each(texts)('%s has no marks of a merge', (file) => {
  // As a formatter leaves them, too: indented, or as a quotation.
  expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/^[\s>\\]*(<{7}|={7}|>{7}|(> ){7})/m);
});

test('the README is one screen or two, and leads to every document once', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7000);
  const led = links(text).filter((path) => path.startsWith('shared/docs/'));
  expect(led.sort()).toEqual(docs.map((file) => `shared/docs/${file}`).sort());
});
