import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';

const host = () => hostname().replaceAll('.', '-');

/** A name of its own for something that this process works on. It says whose it is. */
export function ownName(): string {
  return `${host()}.${process.pid}.${randomBytes(6).toString('hex')}`;
}

/** Whether the process that something is named after may still be at work; of other machines nobody knows. */
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
