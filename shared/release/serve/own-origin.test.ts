/** @jest-environment node */
import { ask, withSite } from '../testing/served-site';
import { unregisterWorker } from './service-worker';

const asks = 'text/html,application/xhtml+xml';

test.each(['localhost', '127.0.0.1', '[::1]', 'preview-1.localhost'])(
  'under the name %s no service worker stays, whatever the name of its script',
  async (name) => {
    await withSite({}, async ({ server }) => {
      const headers = { Host: `${name}:3000` };
      expect((await ask(server, '/sw.js', { headers })).body).toBe(unregisterWorker);
      const register = { ...headers, 'Service-Worker': 'script' };
      expect(await ask(server, '/shell/abc/web/a.js', { headers: register })).toMatchObject({
        body: unregisterWorker,
        headers: { 'content-type': expect.stringContaining('javascript') as string, 'cache-control': 'no-cache' },
      });
      expect((await ask(server, '/shell/abc/web/a.js', { headers })).body).toBe('one');
    });
  },
);

test.each([{ Host: 'www.university.example' }, { Host: 'localhost:3000', 'X-Forwarded-For': '192.0.2.1' }])(
  'visitors get the worker of the release, also behind a proxy: %j',
  async (headers) => {
    await withSite({}, async ({ server }) => {
      expect((await ask(server, '/sw.js', { headers })).body).toBe('real worker');
    });
  },
);

test('a browser opens a site with an origin of its own there, whatever name it asked for', async () => {
  await withSite({ options: { name: 'preview-1.localhost' } }, async ({ server }) => {
    for (const host of ['localhost:4300', '127.0.0.1:4300', '[::1]:4300', 'preview-2.localhost:4300'])
      for (const headers of [{ Accept: asks }, { 'Sec-Fetch-Mode': 'navigate' }])
        expect(await ask(server, '/faq?a=1', { headers: { Host: host, ...headers } })).toMatchObject({
          status: 307,
          headers: { location: 'http://preview-1.localhost:4300/faq?a=1', 'cache-control': 'no-store' },
        });
    const own = { Host: 'preview-1.localhost:4300', Accept: asks };
    expect((await ask(server, '/faq', { headers: own })).status).toBe(200);
    // Tools ask for no document, and may not know where names below localhost lead.
    expect((await ask(server, '/faq', { headers: { Host: 'localhost:4300' } })).status).toBe(200);
    expect((await ask(server, '/faq', { headers: { Host: 'laptop:4300', Accept: asks } })).status).toBe(200);
    const proxied = { Host: 'localhost:4300', 'X-Forwarded-Host': 'www.university.example', Accept: asks };
    expect((await ask(server, '/faq', { headers: proxied })).status).toBe(200);
  });
});
