import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A line of a stack, which names a place in a bundle, with the place in a source; null for a library's. */
async function inSources(line) {
  const [place, file, row, column] = /(http:\S+?):(\d+):(\d+)/.exec(line) ?? [];
  if (place === undefined) return line;
  const response = await globalThis.fetch(`${file}.map`);
  if (!response.ok) return line;
  const found = originalPositionFor(new TraceMap(await response.text()), { line: Number(row), column: column - 1 });
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

// Captured: the overlay's listeners came first.
globalThis.addEventListener('error', (event) => void translate(event), true);
globalThis.addEventListener('unhandledrejection', (event) => void translate(event), true);
