import * as runtime from 'react-refresh/runtime';

// First of all modules of the shell's development build: React must find the hook when it starts.
runtime.injectIntoGlobalHook(globalThis);
globalThis.$RefreshSig$ = () => (type) => type;
globalThis.$RefreshReg$ = () => {};
globalThis.$RefreshRuntime$ = runtime;

// What is thrown stands in the overlay of the shell's client, which hears nothing of another package's mended build. Each
// client posts what it hears, and a key takes the overlay away.
globalThis.addEventListener('message', ({ source, data }) => {
  if (source !== globalThis || data?.type !== 'webpackInvalid') return;
  if (globalThis.document.querySelector('iframe[id$="client-overlay"]'))
    globalThis.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key: 'Escape' }));
});
