/**
 * Room render: runs a shell's server build in a process of its own, which has been given nothing but the builds: a release that is
 * planned again may render with another shell, and a build that another team has pushed is not to be trusted. Plain
 * JavaScript, so that the process needs no compiler. It is asked by lines of JSON on its input, and answers by lines on
 * its fourth stream, where what is no answer hurts nobody.
 */
import fs from 'node:fs';
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire, SourceMap } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';

const [, , folder, shell] = process.argv;
const require = createRequire(import.meta.url);
const answers = 3;
const send = (said) => fs.writeFileSync(answers, `${JSON.stringify(said)}\n`);
let render;

// Node's permissions do not keep a process from signalling others of the same account.
for (const name of ['kill', '_kill', '_debugProcess']) Object.defineProperty(process, name, { value: undefined });

/** The bundler evaluates a chunk that is not required within a function, whose head stands on the chunk's first line. */
const chunkHead = '(function(exports, require, __dirname, __filename) {';

/** A stack with the places in the sources, where a build has its source map. */
function inSources(stack) {
  return stack.replaceAll(/(\/[^\s():]+\.cjs):(\d+):(\d+)/g, (place, file, line, column) => {
    if (!file.startsWith(folder) || !fs.existsSync(`${file}.map`)) return place;
    const map = new SourceMap(JSON.parse(fs.readFileSync(`${file}.map`, 'utf8')));
    const head = line === '1' && !(file in require.cache) ? chunkHead.length : 0;
    const { originalSource, originalLine } = map.findEntry(line - 1, column - 1 - head);
    if (originalSource === undefined) return place;
    return `${originalSource.replace(/^webpack:\/\/[^/]*\/(\.\.?\/)*/, '')}:${originalLine + 1}`;
  });
}

/** The first lines of the sources that a stack has; libraries' and Node's own help nobody here. */
function shortened(stack) {
  let frames = 0;
  const isShown = (line) => !/^ +at /.test(line) || (!/node_modules|node:|file:/.test(line) && (frames += 1) <= 3);
  return stack.split('\n').filter(isShown).join('\n');
}

/** An error as a text, by the first package in its stack: nothing else of it comes whole to another process. */
function told(error) {
  // The shell's own words for whoever releases.
  if (error?.name === 'DocumentFault') return { error: error.message, owner: null };
  const stack = inspect(error);
  // Where a module throws, its loader says no more than that.
  const cause = error?.cause instanceof Error ? error.cause : error;
  const [, remote] = stack.split(join(folder, 'remotes/'))[1]?.match(/^([^/]+)\//) ?? [];
  return {
    error: shortened(inSources(inspect(cause))),
    owner: remote ?? (stack.includes(join(folder, 'server/')) ? 'shell' : null),
  };
}

/** What each page leaves behind and throws later: it is told with that page's answer, and never with another's. */
const asking = new AsyncLocalStorage();
// What a microtask throws has no context by itself; a promise keeps it.
globalThis.queueMicrotask = (work) => void Promise.resolve().then(work);
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => asking.getStore()?.push(told(error)));

const questions = {
  frame: ({ registry }) => require(join(folder, shell)).frame(registry),
  files: ({ request }) => require(join(folder, shell)).files(request),
  open: ({ registry, containers }) => {
    const requireContainer = (name) => require(join(folder, 'remotes', containers[name]));
    render = require(join(folder, shell)).createRenderer(registry, requireContainer);
    return null;
  },
  answer: ({ request }) =>
    asking.run([], async () => {
      const document = await render(request);
      // A moment for what the page does at its next turn.
      await wait(10);
      return { document, late: asking.getStore() };
    }),
};

const asked = createInterface({ input: process.stdin });
asked.once('close', () => process.exit());
asked.on('line', async (line) => {
  const { id, name, input } = JSON.parse(line);
  try {
    send({ id, answer: await questions[name](input) });
  } catch (error) {
    send({ id, ...told(error) });
  }
});
