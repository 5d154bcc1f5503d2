import * as runtime from 'react-refresh/runtime';

// First of all modules of the shell's development build: React must find the hook when it starts.
runtime.injectIntoGlobalHook(globalThis);
globalThis.$RefreshSig$ = () => (type) => type;
globalThis.$RefreshReg$ = () => {};
globalThis.$RefreshRuntime$ = runtime;
