import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium';
import { projectRoot } from './packages';

/** Everything that must hold before a change lands, in the order in which it fails fastest. */
const stages: [name: string, args: string[]][] = [
  ['lint', ['run', 'lint']],
  ['types', ['run', 'types']],
  ['unit tests', ['run', 'unit']],
  ['publish', ['run', 'publish-remote', '--silent']],
  ['e2e', ['run', 'e2e']],
];

/** Runs every check; the first that fails ends it. */
export async function testCommand(): Promise<void> {
  const chromium = ensureChromium();
  for (const [name, args] of stages) {
    console.log(`\n— ${name}`);
    const { status } = spawnSync('npm', args, { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }, shell: process.platform === 'win32' });
    if (status !== 0) {
      console.error(`\n${name} failed.`);
      process.exit(status ?? 1);
    }
  }
}
