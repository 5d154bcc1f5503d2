import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { notice, noticeFile } from '../notice';

test('NOTICE lists the third-party work that ships to visitors, with its license terms', () => {
  expect(readFileSync(noticeFile, 'utf8'), 'npm run notice -w @3eu/e2e writes it anew').toBe(notice());
});
