/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTemplates } from './make';

const root = join(__dirname, '../../.cache/typed-site');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the compiler says of a new site. */
const findings = () =>
  spawnSync(process.execPath, [join(root, 'node_modules/.bin/tsc')], { cwd: root, encoding: 'utf8' }).stdout;

test('a new site has no fault of types, and a link to none of its pages is one', () => {
  writeTemplates(root);
  expect(findings()).toBe('');
  const page = join(root, 'mfe-works/src/pages/works/works-page.tsx');
  const text = readFileSync(page, 'utf8').replace('{ Seo }', '{ Link, Seo }');
  const withLink = (href: string) => writeFileSync(page, text.replace('</h1>', `</h1><Link href="${href}">Go</Link>`));
  withLink('/letters?of=may');
  expect(findings()).toBe('');
  withLink('/leters');
  expect(findings()).toContain('/leters');
});
