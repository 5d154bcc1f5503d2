import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * A folder of temporary files (`TMPDIR`) for processes that are killed, and leave there what they have made. What tsx
 * keeps of the compiled tool is taken over, or each of them would compile it anew.
 */
export function folderOfKilled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'killed-'));
  const compiled = `tsx-${userInfo().uid}`;
  mkdirSync(join(tmpdir(), compiled), { recursive: true });
  symlinkSync(join(tmpdir(), compiled), join(folder, compiled));
  return folder;
}
