import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty temporary folder, which is removed at the latest when the process ends. */
export function temporaryFolder(label: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `${label}-`));
  const remove = () => {
    process.off('exit', remove);
    // What is still being written into it may need another try.
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', remove);
  return { path, remove };
}
