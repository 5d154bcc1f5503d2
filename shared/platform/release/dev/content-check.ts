/** Room dev: what `npm run check` says of a package's content, when it is saved. For this room alone. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { lineOf } from '../../build/content/fault';
import { syntaxError } from '../../build/content/lines';
import { projectRoot, type Package } from '../project';

/** What cannot be read in files of content, in the words of the check; known before the compiler says its own. */
export function unreadable(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    if (!file.endsWith('.ts') || !existsSync(file)) return [];
    const fault = syntaxError(readFileSync(file, 'utf8'));
    return fault ? [lineOf({ file: relative(projectRoot, file), field: '', ...fault })] : [];
  });
}

/** Checks the content of a package each time that it is saved: once at a time, the last one counting. */
export function contentChecker({ name, root }: Package, say: (text: string) => void) {
  // A package that lies elsewhere belongs to another repository.
  const isHere = root === projectRoot || dirname(root) === projectRoot;
  const asked = root === projectRoot ? [] : [basename(root)];
  let [running, wasWrong]: [ChildProcess | undefined, boolean] = [undefined, false];
  const stop = () => void running?.kill();
  /** @param files That were saved. */
  const check = (files: Iterable<string>) => {
    stop();
    const broken = unreadable(files);
    if (broken.length > 0) {
      wasWrong = true;
      return say(broken.join('\n'));
    }
    if (!isHere) return;
    const script = join(import.meta.dirname, '../../build/check-content.ts');
    const child = spawn(process.execPath, ['--import', 'tsx/esm', script, ...asked], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running = child;
    let said = '';
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.once('close', (status) => {
      if (running !== child || status === null) return;
      if (status !== 0) say(said.trim());
      else if (wasWrong) say(`The content of ${name} is complete.`);
      wasWrong = status !== 0;
    });
  };
  return { check, stop };
}
