/**
 * Room release: folders that go with the process, also where it is killed. For every room from site on. Names tell
 * whose they are: another form leaves older ones behind.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project';

/** What the system says; nothing where it does not. */
function said(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/**
 * Begins the name of each folder: among whose processes its number is one. Containers may share a disk and have one name;
 * each has numbers of its own, and so has a machine that was started again.
 */
const own = `3eu-${createHash('sha256')
  .update(hostname())
  .update(said(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
  .update(said(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 12)}-`;

/** Where folders are that nobody else sweeps: with the project, not where a system keeps what it may remove. */
export const temporaryPlace = join(projectRoot, '.cache/temporary');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const swept = new Set<string>();

/** Removes what processes have left that were killed. */
function sweep(place: string): void {
  if (swept.has(place)) return;
  swept.add(place);
  for (const name of readdirSync(place).filter((each) => each.startsWith(own))) {
    const pid = Number(/^\d+/.exec(name.slice(own.length))?.[0]);
    // Another account's folder stays.
    if (pid > 0 && !isRunning(pid))
      try {
        rmSync(join(place, name), { recursive: true, force: true });
      } catch {
        continue;
      }
  }
}

/** An empty temporary folder, which is removed when the process ends, or by the next one if this one is killed. */
export function temporaryFolder(label: string, place = temporaryPlace): { path: string; remove: () => void } {
  mkdirSync(place, { recursive: true });
  sweep(place);
  const path = mkdtempSync(join(place, `${own}${process.pid}-${label}-`));
  const remove = () => {
    process.off('exit', remove);
    // What is still being written into it may need another try.
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', remove);
  return { path, remove };
}
