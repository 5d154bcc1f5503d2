import { TextDecoder, TextEncoder } from 'node:util';

// Matchers for elements take longer to load than most tests of plain data to run.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom');

// A slow machine should not fail a test; one that hangs still fails.
jest.setTimeout(60_000);

/** Observers that see nothing: jsdom lays nothing out. */
class QuietObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A media query that never holds. */
const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });

// jsdom lacks these; the router, the carousel and the dialog need them.
const lacking = {
  TextDecoder,
  TextEncoder,
  IntersectionObserver: QuietObserver,
  ResizeObserver: QuietObserver,
  matchMedia,
};
for (const [name, value] of Object.entries(lacking))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
