import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const host = () => hostname().replaceAll('.', '-');

/** A unique name for something that this process works on. It identifies the process. */
export function ownName(): string {
  return `${host()}.${process.pid}.${randomBytes(6).toString('hex')}`;
}

/**
 * Whether the process that something is named after may still be running; for other machines that is unknown, so it
 * counts as running.
 */
export function isAlive(name: string): boolean {
  const [machine, pid] = name.split('.');
  if (machine !== host()) return true;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
