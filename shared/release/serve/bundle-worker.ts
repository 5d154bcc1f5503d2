import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserTargets } from '@3eu/shared/build/browsers';
import { compile } from '@3eu/shared/build/compile';

/** The script of `worker/worker.ts` with what it imports, for the promised browsers. */
export async function bundleWorker(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'service-worker-'));
  const filename = 'sw.js';
  await compile('The service worker', [
    {
      mode: 'production',
      context: import.meta.dirname,
      entry: './worker/worker.ts',
      target: ['webworker', 'es2022'],
      resolve: { extensions: ['.ts', '.mjs', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: 'builtin:swc-loader',
            options: { jsc: { parser: { syntax: 'typescript' } }, env: { targets: browserTargets } },
          },
        ],
      },
      output: { path: folder, filename },
      performance: false,
    },
  ]);
  const script = await readFile(join(folder, filename), 'utf8');
  await rm(folder, { recursive: true, force: true });
  return script;
}
