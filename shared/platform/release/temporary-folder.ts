import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Begins the name of each folder: whose it is, on a disk that other machines or containers may use as well. */
const own = `3eu-${hostname()}-`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

let isSwept = false;

/** Removes what processes have left that were killed. */
function sweep(): void {
  if (isSwept) return;
  isSwept = true;
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(own))) {
    const pid = Number(/^\d+/.exec(name.slice(own.length))?.[0]);
    // Another account's folder stays.
    if (pid > 0 && !isRunning(pid))
      try {
        rmSync(join(tmpdir(), name), { recursive: true, force: true });
      } catch {
        continue;
      }
  }
}

/** An empty temporary folder, which is removed when the process ends, or by the next one if this one is killed. */
export function temporaryFolder(label: string): { path: string; remove: () => void } {
  sweep();
  const path = mkdtempSync(join(tmpdir(), `${own}${process.pid}-${label}-`));
  const remove = () => {
    process.off('exit', remove);
    // What is still being written into it may need another try.
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', remove);
  return { path, remove };
}
