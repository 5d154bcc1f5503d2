import { spawn } from 'node:child_process';
import { join, resolve, sep } from 'node:path';
import { compiler } from '@3eu/shared/build/compiler';
import { platformRoot, projectRoot } from '../project';

/** What the compiler says, by lines. */
function compile(...args: string[]): Promise<string[]> {
  return new Promise((done) => {
    // The compiler takes `--build` only in the first place.
    const command = [join(projectRoot, 'node_modules', compiler), ...args, '--pretty', 'false'];
    const child = spawn(process.execPath, command, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] });
    const parts: Buffer[] = [];
    const end = () => child.kill();
    process.once('exit', end);
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.once('close', () => {
      process.off('exit', end);
      done(String(Buffer.concat(parts)).split('\n'));
    });
  });
}

/** The errors in a package and in the platform, a line each; those of other packages are their teams'. */
async function errorsIn(root: string): Promise<string[]> {
  // A build goes by the times of files, and does not see one that was saved while the last build ran; it makes what the
  // package refers to.
  const lines = [...(await compile('--build', root)), ...(await compile('--project', root, '--noEmit'))];
  const isOurs = (line: string) => {
    const [, file] = /^(.+)\(\d+,\d+\): error TS/.exec(line) ?? [];
    return file !== undefined && [root, platformRoot].some((each) => resolve(projectRoot, file).startsWith(each + sep));
  };
  return lines.filter(isOurs);
}

/**
 * Checks types beside the development builds, which do not. The compiler's own `--build --watch` does not see changes
 * (TypeScript 7.0.2); without it, a check takes half a second of the processor.
 * @param tell Gets all errors, each time that they are others than before.
 * @returns Checks a package once more.
 */
export function typeChecker(tell: (errors: string[]) => void): (root: string) => void {
  const asked = new Set<string>();
  const found = new Map<string, string[]>();
  let running: Promise<void> | null = null;
  let said = '';
  const check = async () => {
    for (const root of asked) {
      asked.delete(root);
      found.set(root, await errorsIn(root));
      const errors = [...new Set([...found.values()].flat())];
      if (asked.has(root) || errors.join('\n') === said) continue;
      said = errors.join('\n');
      tell(errors);
    }
    running = null;
  };
  return (root) => {
    asked.add(root);
    running ??= check();
  };
}
