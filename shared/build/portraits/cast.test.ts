/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as people from '../../src/picture/people';
import { cast } from './cast';

const folder = join(__dirname, '../../pictures/people');

test('every member of the cast has one portrait, and nobody else has one', () => {
  expect(Object.keys(people).sort()).toEqual(Object.keys(cast).sort());
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(cast)
      .map((id) => `${id}.svg`)
      .sort(),
  );
});

test('no two people look alike', () => {
  const drawings = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each(Object.entries(people))('%s has its own name and a background color', (name, { id, ground }) => {
  expect(id).toBe(name);
  expect(ground).toMatch(/^#[0-9A-F]{6}$/);
});
