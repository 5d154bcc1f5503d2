import { spawnSync } from 'node:child_process';
import { writeSample } from '../../sample/make';
import { expect, test } from '../../fixtures';

/** The sample is what a new site begins with, and more of the same kind: what such a site runs on itself has to pass. */

for (const script of ['check', 'types', 'lint', 'unit'])
  test(`a new site’s own ${script} passes`, ({ scratch }) => {
    const cwd = scratch.folder('own');
    writeSample(cwd);
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], { cwd, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
  });
