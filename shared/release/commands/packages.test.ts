/** @jest-environment node */
import { join } from 'node:path';
import { packageIn, packagesNamed, projectRoot } from './packages';

test('a package that is named twice, by its name and by its folder, is one', () => {
  expect(packagesNamed(['campus', 'mfe-campus', '@3eu/mfe-campus', 'shell']).map(({ name }) => name)).toEqual([
    'campus',
    'shell',
  ]);
});

test('a package in a folder of its own may be called as its folder is', () => {
  const root = join(projectRoot, 'mfe-campus');
  expect(packageIn(root, 'mfe-campus')).toEqual({ name: 'campus', root });
});
