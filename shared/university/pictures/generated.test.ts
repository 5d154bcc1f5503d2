/** @jest-environment node */
import { basename } from 'node:path';
import { staleFiles } from './generated';

test('the committed lists match the pictures, emblems and fonts (else: npm run pictures)', async () => {
  const stale = await staleFiles();
  expect(stale.map(({ path }) => basename(path))).toEqual([]);
});
