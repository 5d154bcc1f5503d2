/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');

/** Words of this university's pages, look and packages, and of places in its markup. */
const ours =
  /narwhal|tusk|mascot|emblem(?!s['/|])|a person at work|data-fold|@3eu\/university|3eu\.example|education city/i;

/** What outsiders take of platform and engine: sources without tests, and without what is filled in for a new package. */
const sources = ['shared/platform', 'shell/engine'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|tsx|mjs|js|json)$/.test(file))
    .filter((file) => !/node_modules|\/dist\/|\.test\.|\/testing\/|\/templates\//.test(file)),
);

test('platform and engine name nothing of this university', () => {
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (ours.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
