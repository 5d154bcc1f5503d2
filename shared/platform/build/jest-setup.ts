/** Room build: what every unit test finds. For jest-preset.ts alone. */
import type * as TestingLibrary from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Matchers for elements take longer to load than most tests of plain data to run.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure, getConfig: configuration } = jest.requireActual<typeof TestingLibrary>('@testing-library/dom');
  // What was looked for is said; the whole document, which comes after it, is a thousand lines.
  configure({
    getElementError: (message) => {
      const error = new Error(message?.split(/\n\n(?=Here are|Ignored nodes)/)[0]);
      error.name = 'TestingLibraryElementError';
      // The place is that of the query.
      Error.captureStackTrace(error, configuration().getElementError);
      return error;
    },
  });
}

// A form of the method `dialog` sends nothing outside a dialog (HTML, 4.10.22.3). jsdom would write that it cannot.
if (typeof window !== 'undefined')
  window.addEventListener('submit', (event) => {
    if ((event.target as HTMLFormElement).getAttribute('method') === 'dialog') event.preventDefault();
  });

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
