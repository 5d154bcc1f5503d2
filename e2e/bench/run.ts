/** `npm run bench` measures the published site; `-- growth` measures it as it grows, `-- interaction` how fast it answers a press, `-- serving` how fast it is served. */
if (process.argv.includes('growth')) await import('./growth');
else if (process.argv.includes('interaction')) await import('./interaction');
else if (process.argv.includes('serving')) await import('./serving');
else await import('./first-view');

export {};
