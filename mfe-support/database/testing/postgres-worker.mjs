/** An embedded PostgreSQL in a thread of its own: Jest's module system cannot run its WebAssembly loader. */
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const db = await PGlite.create();

parentPort.on('message', async ({ id, method, args }) => {
  try {
    parentPort.postMessage({ id, value: await db[method](...args) });
  } catch (error) {
    parentPort.postMessage({ id, error: error.message });
  }
});
