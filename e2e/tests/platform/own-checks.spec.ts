import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSample } from '../../sample/make';
import { expect, test } from '../../fixtures';

/** The sample is what a new site begins with, and more of the same kind: what such a site runs on itself has to pass. */

// A new site runs all of them whenever the platform has changed (own-site); the sample's sources are compiled here alone.
for (const [script, tag] of [
  ['types', []],
  ['check', ['@night']],
  ['lint', ['@night']],
  ['unit', ['@night']],
] as const)
  test(`the sample’s own ${script} passes`, { tag: [...tag] }, ({ scratch }) => {
    const cwd = scratch.folder('own');
    writeSample(cwd);
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], { cwd, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  });

test('its check says what is wrong in a content, and not in a descriptor that takes something from it', ({
  scratch,
}) => {
  const cwd = scratch.folder('own');
  writeSample(cwd);
  const source = join(cwd, 'mfe-news/src');
  mkdirSync(join(source, 'content'), { recursive: true });
  writeFileSync(join(source, 'content/tides.ts'), "export const tides = {\n  high: 'noon'\n  low: 'six',\n};\n");
  const descriptor = join(source, 'descriptor.ts');
  writeFileSync(descriptor, `import './content/tides';\n${readFileSync(descriptor, 'utf8')}`);
  const { stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check'], { cwd, encoding: 'utf8' });
  expect(stderr).toContain('mfe-news/src/content/tides.ts:2: cannot be read: a comma is missing');
  expect(stdout).toContain('Faults found: 1');
});
