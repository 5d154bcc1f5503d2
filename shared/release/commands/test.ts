import { spawnSync } from 'node:child_process';
import { UserError } from '../user-error';
import { ensureChromium } from './chromium';
import type { Output } from './output';
import { projectRoot } from './packages';

/** Everything that must hold before a change lands, in the order in which it fails fastest. */
const stages: [name: string, args: string[]][] = [
  ['lint', ['run', 'lint']],
  ['format', ['run', 'format']],
  ['types', ['run', 'types']],
  ['unit tests', ['run', 'unit']],
  ['release', ['run', '--silent', 'publish-remote', '--', '--all', '--no-checks']],
  ['browser tests', ['run', 'e2e']],
];

/** Runs every check; the first that fails ends it. */
export function testCommand({ line }: Output): void {
  const chromium = ensureChromium();
  for (const [name, args] of stages) {
    line(`\n— ${name}`);
    const { status } = spawnSync('npm', args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new UserError(`\n${name} failed.`);
  }
}
