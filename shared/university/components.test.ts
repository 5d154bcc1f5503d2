/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { components, markdown, page } from './components';

test('every component says in its doc comment what it is for', () => {
  expect(components().flatMap(({ list }) => list.filter(({ text }) => text === ''))).toEqual([]);
});

test('the page of the components is current: npm run components -w @3eu/university', () => {
  expect(readFileSync(page, 'utf8')).toBe(markdown());
});
