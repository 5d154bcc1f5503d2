/** `npm run bench` measures the published site; `npm run bench -- growth` measures it as it grows. */
if (process.argv.includes('growth')) await import('./growth');
else await import('./first-view');

export {};
