#!/usr/bin/env node
/**
 * Room cli: the tool as a command of its own, for repositories that have this package installed: plain Node until tsx is
 * there.
 */
import { createRequire } from 'node:module';

if (process.argv[2] === 'start' && !process.argv.includes('--preparing')) {
  // What is left to serve is small: compiled for `require`, it needs no thread that resolves imports.
  const require = createRequire(import.meta.url);
  require('tsx/cjs/api').register();
  const { start } = require('./start.ts');
  // In a fresh clone, what has compiled these modules still runs.
  await createRequire(require.resolve('tsx/cjs/api'))('esbuild').stop();
  await start();
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./cli.ts');
}
