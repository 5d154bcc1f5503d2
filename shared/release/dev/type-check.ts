import { spawn } from 'node:child_process';
import { join, resolve, sep } from 'node:path';
import { compiler } from '@3eu/shared/build/compiler';
import { platformRoot, projectRoot } from '../commands/project';

/** The compiler's errors in packages and in the platform, a line each; those of other packages are their teams'. */
function errorsIn(roots: readonly string[]): Promise<string[]> {
  const folders = [...roots, platformRoot].map((root) => root + sep);
  const isOurs = (line: string) => {
    const [, file] = /^(.+)\(\d+,\d+\): error TS/.exec(line) ?? [];
    return file !== undefined && folders.some((folder) => resolve(projectRoot, file).startsWith(folder));
  };
  return new Promise((done) => {
    const args = [join(projectRoot, 'node_modules', compiler), '--build', '--pretty', 'false', ...roots];
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.once('close', () => done(String(Buffer.concat(parts)).split('\n').filter(isOurs)));
  });
}

/**
 * Checks types beside the development builds, which do not. The compiler's own `--build --watch` does not see changes
 * (TypeScript 7.0.2), and a build without a change takes it a third of a second.
 * @param tell Gets the errors, each time that they are others than before.
 * @returns Checks once more; what is asked for meanwhile is one check.
 */
export function typeChecker(roots: readonly string[], tell: (errors: string[]) => void): () => void {
  let [running, isAsked, said] = [false, false, ''];
  const check = async () => {
    running = true;
    while (isAsked) {
      isAsked = false;
      const errors = await errorsIn(roots);
      if (errors.join('\n') !== said && !isAsked) tell(errors);
      said = errors.join('\n');
    }
    running = false;
  };
  return () => {
    isAsked = true;
    if (!running) void check();
  };
}
