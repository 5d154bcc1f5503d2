/** An error that the user can fix; its message says what happened, why and what to do, and is shown without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}

/** An invalid command line, regardless of the site and the working tree: the tool exits with 2 for it, else with 1. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

const diskFaults: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space and run the command again.',
  EDQUOT: 'the disk quota is used up. Free some space and run the command again.',
  EFBIG: 'the file is larger than the disk allows.',
  EACCES: 'this account does not have permission. Fix the permissions, or choose another folder with --site.',
  EPERM: 'this account does not have permission. Fix the permissions, or choose another folder with --site.',
  EROFS: 'the disk is read-only. Choose another folder with --site.',
  ENOTDIR: 'a part of the path is a file. Choose another folder with --site.',
};

/** What a fault of the disk means for whoever runs the tool; undefined for any other error. */
export function explainDiskFault(error: unknown): string | undefined {
  const { code, path, dest, syscall } = error as NodeJS.ErrnoException & { dest?: string };
  // On a read-only disk, making a folder with its parents fails with ENOENT.
  const cause = diskFaults[code === 'ENOENT' && syscall === 'mkdir' ? 'EROFS' : (code ?? '')];
  // Copies and links fail at their destination. The error of writing to an open file has no path.
  return cause && `${dest ?? path ?? 'A file'} cannot be written: ${cause}`;
}
