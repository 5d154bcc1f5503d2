/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inSources } from './in-page';

test('a stack of a development build names the lines of the sources; what has no source map stays', async () => {
  // Its second line is the ninth of the source.
  const map = { version: 3, sources: ['webpack://uni/./src/pages/museum-page.tsx'], names: [], mappings: ';AAQA' };
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url!);
    if (url === '/page.js.map') response.end(JSON.stringify(map));
    else response.writeHead(404).end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    const stack = `Error: low tide\n    at Page (${origin}/page.js:2:7)\n    at ${origin}/other.js:1:1\n    at http://host/page.js:2:7`;
    expect(await inSources(stack)).toBe(stack.replace(`${origin}/page.js:2:7`, 'src/pages/museum-page.tsx:9'));
    expect(asked.sort()).toEqual(['/other.js.map', '/page.js.map']);
  } finally {
    server.close();
  }
});
