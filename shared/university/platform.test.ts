/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, contact, halls } from './facts';
import { federation } from './federation';
import { palette } from './ui/foundation/tokens';

const root = join(__dirname, '../..');
const tracked = execFileSync('git', ['ls-files', 'shared/platform', 'shell/engine'], { cwd: root, encoding: 'utf8' });
const files = tracked.split('\n').filter((file) => /\.(ts|tsx|js|mjs|json|md)$/.test(file));

/** Words that are ours alone; white and the like are anybody's. */
const ours = [
  brand.name,
  brand.portal,
  'narwhal',
  'Education City',
  '3eu.example',
  federation.id,
  contact.phone,
  ...Object.values(halls).map(({ name }) => name),
  ...Object.values(palette).filter((color) => color !== palette.white),
  '@3eu/university',
  // What our pages and their look have, and no other site's.
  'mascot',
  'tusk',
  'emblemUrl',
  'a person at work',
  'data-fold',
].map((word) => word.toLowerCase());

test('the platform and its engine name nothing of this university', () => {
  const named = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').toLowerCase();
    return ours.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(named).toEqual([]);
});

test('nor does either know the folder of what only this site’s packages share; tests of the whole repository may', () => {
  const knowing = files.filter(
    (file) => !/\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes('shared/university'),
  );
  expect(knowing).toEqual([]);
});
