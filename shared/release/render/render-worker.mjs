/**
 * Runs a shell's server build in its own thread: a release that is planned again may render with another shell, and two
 * shells in one thread would share state that must be separate. Plain JavaScript, so that the thread needs no compiler.
 */
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';

// The federation runtime warns when a remote is registered again.
console.warn = () => {};

const { frame, createRenderer } = createRequire(import.meta.url)(workerData.shell);
let render;

const answers = {
  frame: ({ registry }) => frame(registry),
  open: ({ registry, serverEntries }) => {
    render = createRenderer(registry, serverEntries);
  },
  render: ({ request }) => render(request),
};

parentPort.on('message', async ({ id, question, ...input }) => {
  try {
    parentPort.postMessage({ id, answer: await answers[question](input) });
  } catch (error) {
    parentPort.postMessage({ id, fault: inspect(error) });
  }
});
