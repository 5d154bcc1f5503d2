/** @jest-environment node */
import { withPlatform } from './upgrade';

const packed = (name: string, version: string, up = '') => `file:${up}platform/3eu-${name}-${version}.tgz`;

test.each([
  [
    'packed files, whatever else has that version',
    {
      name: 'mine',
      devDependencies: { '@3eu/platform': packed('platform', '4.0.0'), jest: '4.0.0', prettier: '3.1.0' },
    },
    {
      name: 'mine',
      devDependencies: { '@3eu/platform': packed('platform', '5.0.0'), jest: '4.0.0', prettier: '3.1.0' },
    },
  ],
  [
    'a registry, with the libraries that it is made for',
    {
      dependencies: { '@3eu/engine': '4.0.0', react: '19.0.0', 'date-fns': '1.0.0' },
      devDependencies: { 'axe-core': '4.1.0' },
    },
    {
      dependencies: { '@3eu/engine': '5.0.0', react: '19.9.0', 'date-fns': '1.0.0' },
      devDependencies: { 'axe-core': '4.2.0' },
    },
  ],
])('a package takes another platform from %s, and can take the one before again', (_from, before, after) => {
  const peers = { react: '19.9.0', 'axe-core': '4.2.0', zustand: '5.9.0' };
  const upgraded = withPlatform(before, '4.0.0', '5.0.0', peers);
  expect(upgraded).toEqual(after);
  expect(withPlatform(upgraded, '5.0.0', '4.0.0', { react: '19.0.0', 'axe-core': '4.1.0' })).toEqual(before);
});
