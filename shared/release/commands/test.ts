import { spawn } from 'node:child_process';
import { UserError } from '../user-error';
import type { Output } from './output';
import { projectRoot } from './packages';

type Stage = { name: string; args: string[] };

/**
 * Everything that must hold before a change lands, in the order in which it fails fastest. Those of one row run at once:
 * each of them keeps one processor busy.
 */
const rows: Stage[][] = [
  [
    { name: 'lint', args: ['run', '--silent', 'lint'] },
    { name: 'format', args: ['run', '--silent', 'format'] },
    { name: 'types', args: ['run', '--silent', 'types'] },
  ],
  [{ name: 'unit tests', args: ['run', 'unit'] }],
  [{ name: 'release', args: ['run', '--silent', 'publish-remote', '--', '--all', '--no-checks'] }],
  [{ name: 'browser tests', args: ['run', 'e2e'] }],
];

/** Runs a stage to its end. @returns Whether it passed. */
function passes({ args }: Stage): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: projectRoot, stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
}

/** Runs every check; the first row in which one fails ends it. */
export async function testCommand({ line }: Output): Promise<void> {
  for (const row of rows) {
    line(`\n— ${row.map(({ name }) => name).join(', ')}`);
    const passed = await Promise.all(row.map(passes));
    const failed = row.filter((_, index) => !passed[index]).map(({ name }) => name);
    if (failed.length > 0) throw new UserError(`\n${failed.join(' and ')} failed.`);
  }
}
