/**
 * Runs a shell's server build in a process of its own, which has been given nothing but the builds: a release that is
 * planned again may render with another shell, and a build that another team has pushed is not to be trusted. Plain
 * JavaScript, so that the process needs no compiler.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { inspect } from 'node:util';

const [, , folder, shell] = process.argv;

function fail(error) {
  process.send({ fault: inspect(error) }, () => process.exit(1));
}
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

// It fetches the builds of remotes, even those on this machine. They stand in the folder, and nothing is sent.
globalThis.fetch = async (url) =>
  new globalThis.Response(fs.readFileSync(join(folder, 'remotes', new URL(url).pathname)));

// It first looks for a chunk where the entry's address would be a path. What may not be read is not there.
const { existsSync } = fs;
fs.existsSync = (path) => {
  try {
    return existsSync(path);
  } catch {
    return false;
  }
};

const { frame, createRenderer } = createRequire(import.meta.url)(join(folder, shell));
let render;

const answers = {
  frame: ({ registry }) => frame(registry),
  open: ({ registry, serverEntries }) => {
    render = createRenderer(registry, serverEntries);
  },
  render: ({ request }) => render(request),
};

process.on('message', async ({ id, question, ...input }) => {
  try {
    process.send({ id, answer: await answers[question](input) });
  } catch (error) {
    process.send({ id, fault: inspect(error) });
  }
});
