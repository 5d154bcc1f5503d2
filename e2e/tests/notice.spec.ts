import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { notice, noticeFile } from '../notice';

test('NOTICE names what ships to visitors, with its terms', () => {
  expect(readFileSync(noticeFile, 'utf8'), 'npm run notice -w @3eu/e2e writes it anew').toBe(notice());
});
