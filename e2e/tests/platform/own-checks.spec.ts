import { spawnSync } from 'node:child_process';
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
