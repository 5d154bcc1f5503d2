/** @jest-environment node */
import { join } from 'node:path';
import { packagesFrom, projectRoot } from './project';

test('a package given both by name and by folder is listed once', () => {
  expect(packagesFrom(undefined, ['campus', 'mfe-campus', '@3eu/mfe-campus', 'shell']).map(({ name }) => name)).toEqual(
    ['campus', 'shell'],
  );
});

test('a package in a given folder may be called by the name of that folder', () => {
  const root = join(projectRoot, 'mfe-campus');
  expect(packagesFrom(root, ['mfe-campus'])).toEqual([{ name: 'campus', root }]);
});
