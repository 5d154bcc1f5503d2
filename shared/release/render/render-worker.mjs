/**
 * Runs a shell's server build in a process of its own, which has been given nothing but the builds: a release that is
 * planned again may render with another shell, and a build that another team has pushed is not to be trusted. Plain
 * JavaScript, so that the process needs no compiler.
 */
import fs from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { inspect } from 'node:util';

const [, , folder, shell] = process.argv;
const require = createRequire(import.meta.url);
const send = process.send.bind(process);
let render;

process.once('disconnect', () => process.exit());

// Node's permissions do not keep a process from signalling others of the same account, or from writing to its channel.
for (const name of [
  'kill',
  '_kill',
  '_debugProcess',
  '_debugEnd',
  '_linkedBinding',
  'binding',
  'dlopen',
  'send',
  'disconnect',
])
  Object.defineProperty(process, name, { value: undefined });

// It fetches the builds of remotes, even those on this machine. They stand in the folder, and nothing is sent. What it
// evaluates begins on the second line of a text of its own, and has its file's name in stacks.
globalThis.fetch = async (url) => {
  const file = join(folder, 'remotes', new URL(url).pathname);
  return new globalThis.Response(`\n${fs.readFileSync(file, 'utf8')}\n//# sourceURL=${file}`);
};

// It first looks for a chunk where the entry's address would be a path. What may not be read is not there.
const { existsSync } = fs;
fs.existsSync = (path) => {
  try {
    return existsSync(path);
  } catch {
    return false;
  }
};

/** A stack with the places in the sources, where a build has its source map. */
function inSources(stack) {
  return stack.replaceAll(/(\/[^\s():]+\.cjs):(\d+):(\d+)/g, (place, file, line, column) => {
    if (!fs.existsSync(`${file}.map`)) return place;
    const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')));
    const first = file.startsWith(join(folder, 'remotes')) ? 2 : 1;
    const { originalSource, originalLine } = map.findEntry(line - first, column - 1);
    return originalSource === undefined ? place : `${originalSource.replace(/^.*\/\.\//, '')}:${originalLine + 1}`;
  });
}

const questions = {
  frame: ({ registry }) => require(join(folder, shell)).frame(registry),
  open: ({ registry, serverEntries }) => {
    render = require(join(folder, shell)).createRenderer(registry, serverEntries);
  },
  answer: ({ request }) => render(request),
};

process.on('message', async ({ id, name, input }) => {
  try {
    send({ id, answer: await questions[name](input) });
  } catch (error) {
    // As a text: nothing else of it comes whole to another process.
    send({ id, error: inSources(inspect(error)) });
  }
});
