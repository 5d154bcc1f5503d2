import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const maps = new Map();

async function readMap(url) {
  const response = await globalThis.fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return new TraceMap(await response.text());
}

/** A line of a stack, which names a place in a bundle, with the place in a source; null for a library's. */
async function inSources(line) {
  const [place, file, row, column] = /(http:\S+?):(\d+):(\d+)/.exec(line) ?? [];
  if (place === undefined) return line;
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  const found = originalPositionFor(await maps.get(file), { line: Number(row), column: column - 1 });
  if (found.source === null || /\/node_modules\/|^webpack\/runtime/.test(found.source)) return null;
  return line.replace(place, `${found.source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '')}:${found.line}`);
}

/** Lets the bundler's overlay, which listens too, hear of an error once its stack names sources. */
async function translate(event) {
  const error = event.error ?? event.reason;
  // What is sent on from here is no browser's.
  if (!event.isTrusted || typeof error?.stack !== 'string') return;
  event.stopImmediatePropagation();
  const lines = error.stack.split('\n').map((line) => inSources(line).catch(() => line));
  error.stack = (await Promise.all(lines)).filter((line) => line !== null).join('\n');
  globalThis.dispatchEvent(new globalThis.ErrorEvent('error', { error, message: error.message }));
}

globalThis.addEventListener('error', (event) => void translate(event));
globalThis.addEventListener('unhandledrejection', (event) => void translate(event));
