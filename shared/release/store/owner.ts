import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What nobody has touched for this long may be taken, in milliseconds, if its process is not known to run. */
export const abandonedAfter = 60 * 60 * 1000;

function orNull(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** When a process started, in ticks since the system did: a number that is given again comes with another start. */
function startOf(pid: number | 'self'): string | null {
  // The second field is the program's name in parentheses, which may itself contain spaces and parentheses.
  return orNull(
    () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19]!,
  );
}

/** Names the processes that see each other: those of one start of a system, in one container. */
function readMachine(): string {
  const boot = orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const container = orNull(() => readlinkSync('/proc/self/ns/pid'));
  return createHash('sha256').update(`${boot} ${container} ${hostname()}`).digest('hex').slice(0, 12);
}

const machine = readMachine();

/** A unique name for something that this process works on. It identifies the process. */
export function ownName(): string {
  return `${machine}.${process.pid}.${startOf('self') ?? 0}.${randomBytes(6).toString('hex')}`;
}

/**
 * What is known of the process that something is named after. Of another machine or container nothing is, and of a
 * process that is gone nothing where the system has no /proc: two machines may have one host name.
 */
export function processOf(name: string): 'running' | 'ended' | 'unknown' {
  const [itsMachine, pid, start] = name.split('.');
  if (itsMachine !== machine) return 'unknown';
  const started = startOf(Number(pid));
  if (started !== null) return started === start ? 'running' : 'ended';
  try {
    process.kill(Number(pid), 0);
    return 'running';
  } catch (error) {
    // A system may hide the processes of other accounts in /proc.
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return 'running';
    return startOf('self') === null ? 'unknown' : 'ended';
  }
}

/**
 * Whether something may be taken from its process.
 * @param age How long ago it was last changed, in milliseconds.
 */
export function isAbandoned(name: string, age: number, after = abandonedAfter): boolean {
  return processOf(name) !== 'running' && age >= after;
}
