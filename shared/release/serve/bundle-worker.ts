import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserTargets } from '@3eu/shared/build/browsers';
import { compile } from '@3eu/shared/build/compile';
import { typescriptRule } from '@3eu/shared/build/typescript-rule';

/** The script of `worker/worker.ts` with what it imports, for the promised browsers. */
export async function bundleWorker(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'service-worker-'));
  const filename = 'sw.js';
  try {
    await compile('The service worker', [
      {
        mode: 'production',
        context: import.meta.dirname,
        entry: './worker/worker.ts',
        target: ['webworker', 'es2022'],
        resolve: { extensions: ['.ts', '.mjs', '.js'] },
        module: { rules: [typescriptRule(browserTargets, 'production')] },
        output: { path: folder, filename },
        performance: false,
      },
    ]);
    return await readFile(join(folder, filename), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
