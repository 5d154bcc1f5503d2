/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogText } from './catalog-text';
import { colleges } from './colleges.generated';
import { major as psychology } from './majors/psychology';
import { majors } from './majors.generated';

const slugsIn = (folder: string) =>
  readdirSync(join(__dirname, folder)).map((file) => file.replace(/\.ts$/, '')).sort();

const sorted = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug).sort();

describe('the generated lists', () => {
  it('hold every file of content/majors and content/colleges; if not, run `npx tsx src/content/write-catalog.ts`', () => {
    expect(sorted(majors)).toEqual(slugsIn('majors'));
    expect(sorted(colleges)).toEqual(slugsIn('colleges'));
  });

  it.each(Object.entries(catalogText({ majors, colleges })))('%s.generated.ts says what its sources say', (name, text) => {
    expect(readFileSync(join(__dirname, `${name}.generated.ts`), 'utf8')).toBe(text);
  });
});

describe('one more file', () => {
  const { order: _order, ...unplaced } = psychology;
  const added = { ...unplaced, slug: 'marine-biology', name: 'Marine Biology' };
  const text = catalogText({ majors: [...majors, added], colleges });

  it('is one more row of the catalog, after those with a place of their own', () => {
    const slugs = [...text.catalog.matchAll(/"slug":"([^"]+)"/g)].map(([, slug]) => slug);
    expect(slugs.at(-1)).toBe('marine-biology');
  });

  it('is one more import of the majors’ page', () => {
    expect(text.majors).toContain("import { major as marineBiology } from './majors/marine-biology';");
    expect(text.majors).toMatch(/psychology, marineBiology\];/);
  });
});
