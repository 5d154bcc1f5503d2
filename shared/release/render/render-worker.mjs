/**
 * Runs a shell's server build in a thread of its own: a release that has to be planned again may render with another
 * shell, and two of them in one thread would share what must be apart. Plain JavaScript, so that the thread needs no compiler.
 */
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';

// The federation runtime says that it registers a remote anew.
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
