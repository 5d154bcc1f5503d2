import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@3eu/university/facts';
import { sample } from '../environment';
import { expect, test } from '../fixtures';
import { publicFiles } from '../releases/site-files';

test('a site over the same platform serves nothing of this university', () => {
  const ours = new RegExp(`${brand.name}|narwhal|Education City|3eu\\.example|uni3e|010-0133`, 'i');
  const served = readdirSync(publicFiles(sample.site), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|js|json|txt|xml|webmanifest|svg|conf)$|_headers$/.test(file),
  );
  expect(served.length).toBeGreaterThan(10);
  expect(served.filter((file) => ours.test(readFileSync(join(publicFiles(sample.site), file), 'utf8')))).toEqual([]);
});
