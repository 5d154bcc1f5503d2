/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentPackages, ruleTests } from './scope';

const root = join(__dirname, '../../..');
const folders = readdirSync(root);

test('every package with content is checked, including the shell', () => {
  const withContent = folders.filter((folder) => existsSync(join(root, folder, 'src/content')));
  expect(withContent).toContain('shell');
  expect(contentPackages(folders)).toEqual(expect.arrayContaining(withContent));
});

const tests = ['shared/src', 'shared/build', ...contentPackages(folders).map((folder) => `${folder}/src`)].flatMap(
  (folder) =>
    (readdirSync(join(root, folder), { recursive: true }) as string[])
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `/${folder}/${file.replaceAll('\\', '/')}`),
);

test.each(ruleTests)('there are tests that match %s', (pattern) => {
  expect(tests.filter((file) => new RegExp(pattern).test(file))).not.toEqual([]);
});
