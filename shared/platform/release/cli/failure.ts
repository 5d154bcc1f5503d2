/**
 * Room cli: how an error ends the tool. For cli.ts and start.ts. Exit codes are for scripts, and part of every help.
 */
import { CommanderError } from 'commander';
import { Fault } from '../message';

const noPermission =
  'this account does not have permission. Fix the permissions, or choose another folder with --site.';

const diskFaults: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space and run the command again.',
  EDQUOT: 'the disk quota is used up. Free some space and run the command again.',
  EFBIG: 'the file is larger than the disk allows.',
  EACCES: noPermission,
  EPERM: noPermission,
  EROFS: 'the disk is read-only. Choose another folder with --site.',
  ENOTDIR: 'a part of the path is a file. Choose another folder with --site.',
};

/** What a fault of the disk means for whoever runs the tool; null for any other error. */
export function diskFault(error: unknown): string | null {
  const { code, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  // On a read-only disk, making a folder with its parents fails with ENOENT.
  const problem = diskFaults[code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : (code ?? '')];
  if (problem === undefined) return null;
  // Copies and links fail at their destination. The error of writing to an open file has no path.
  const place = dest ?? path ?? 'A file';
  return `${place} cannot be written: ${problem}`;
}

/** How the tool ends because of an error: its exit status and what to say, unless that has been printed already. */
type Failure = { status: 0 | 1 | 2; text?: string };

/** Maps an error to a status: 2 if the command was not understood, 1 if it was refused or failed. */
export function failureOf(error: unknown): Failure {
  // Commander throws for --help, too, and has printed what there is to say.
  if (error instanceof CommanderError) return { status: error.exitCode === 0 ? 0 : 2 };
  if (error instanceof Fault) return { status: error.status, text: error.message };
  const { name, message: text, stack } = error instanceof Error ? error : new Error(String(error));
  // By name, because the bundler is loaded only by commands that build.
  const words = ['BuildError', 'DefinitionError'].includes(name) ? text : (stack ?? text);
  return { status: 1, text: diskFault(error) ?? words };
}
