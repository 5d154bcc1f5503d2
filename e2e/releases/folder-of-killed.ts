import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for temporary files (`TMPDIR`) of processes that are killed and cannot clean up. It takes over tsx's cache
 * of the compiled tool, so that not every process compiles it again.
 */
export function folderOfKilled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  const compiled = `tsx-${userInfo().uid}`;
  mkdirSync(join(tmpdir(), compiled), { recursive: true });
  symlinkSync(join(tmpdir(), compiled), join(folder, compiled));
  return folder;
}
