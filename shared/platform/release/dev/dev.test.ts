/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unregisterWorker } from '../make/service-worker';
import { registryOf } from '../make/registry';
import { remoteVersion, shellVersion } from '../testing/versions';
import { contentChecker } from './content-check';
import { startDevServer } from './dev-server';
import {
  developedDocument,
  developedRegistry,
  developmentDocument,
  answerWithShell,
  answerFromSite,
  hasPage,
} from './documents';
import { addressOn, sourceAt, type SiteAnswer } from './source';

const released = registryOf([shellVersion(), remoteVersion('campus', 1, { blocks: ['stories'] })]);
const library = {
  definition: {
    name: 'library',
    pages: [
      { path: '/library', module: './pages/library', label: 'Library' },
      { path: '/shelf/:slug', module: './pages/shelf', label: 'Shelves', params: [{ slug: 'a', label: 'A' }] },
    ],
  },
  origin: 'http://localhost:4101',
  globalName: 'uni_library',
} as const;

test('what cannot be read in a saved content is said by file and line, in the words of the check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const said: string[] = [];
  const { check } = contentChecker({ name: 'library', root: folder }, (text) => said.push(text));
  const file = join(folder, 'visit.ts');
  writeFileSync(file, "export const visit = {\n  title: 'Visit'\n  lede: 'Come',\n};\n");
  check([folder, file, join(folder, 'gone.ts')]);
  rmSync(folder, { recursive: true });
  expect(said).toEqual([expect.stringMatching(/visit\.ts:2: .*comma/)]);
});

test('a page that exists only in the working tree is known at once', () => {
  const registry = developedRegistry(released, [library]);
  expect([
    hasPage(released, '/library'),
    hasPage(registry, '/library'),
    hasPage(registry, '/shelf/a'),
    hasPage(registry, '/shelf/b'),
  ]).toEqual([false, true, true, false]);
});

test('a document of a deployed site keeps with whom its page may talk and knows the remotes of now', () => {
  const html =
    '<head><meta http-equiv="Content-Security-Policy" content="connect-src \'self\' https://kb.example; style-src x"><script type="application/json" id="site-registry">{"path":"/404","remotes":[]}</script></head>';
  const registry = developedRegistry({ shell: null, remotes: {}, search: {} }, [
    { ...library, definition: { ...library.definition, connects: ['https://api.example'] } },
  ]);
  const developed = developedDocument(html, '/shelf/$&<script>', registry, { id: 'uni' });
  expect(developed).toMatch(
    /^<head><meta http-equiv="Content-Security-Policy" content="connect-src 'self' http:\/\/localhost:\* ws:\/\/localhost:\* https:\/\/kb.example https:\/\/api.example; require-trusted-types-for 'script'; trusted-types uni [^"]*"><script type/,
  );
  expect(stateOf(developed)).toMatchObject({
    path: '/shelf/$&<script>',
    remotes: [{ name: 'library', entry: { url: 'http://localhost:4101/remoteEntry.js' } }],
    scripts: [],
  });
});

test('a document of a shell in development carries data alone, also where the site has no remote yet', () => {
  const shell = {
    entry: 'http://localhost:1/shell.js',
    site: { id: 'sample', language: 'de' },
    config: { knowledgeBase: '</script>' },
    connections: ['https://kb.example'],
  };
  const html = developmentDocument(shell, '/visit', { shell: null, remotes: {}, search: {} });
  expect(html).toMatch(/^<!doctype html><html lang="de">/);
  expect(html).toContain("connect-src 'self' http://localhost:* ws://localhost:* https://kb.example;");
  expect(html).toContain('trusted-types sample ');
  expect(html.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual([
    '<script async crossorigin src="http://localhost:1/shell.js">',
  ]);
  expect(html).not.toContain('"</script>"');
});

test('the working tree’s shell starts in a document instead of the released one', () => {
  const start =
    '<script async src="/shell/1/start.js" integrity="x" data-entry="/shell/1/shell.js" data-entry-integrity="y"></script>';
  expect(developedDocument(start, '/', released, { id: 'uni' })).toBe(start);
  expect(developedDocument(start, '/', released, { id: 'uni', entry: 'http://localhost:1/shell.js' })).toBe(
    '<script async crossorigin src="http://localhost:1/shell.js"></script>',
  );
});

const stateOf = (html: string) => JSON.parse(/>(\{.*?\})</.exec(html)![1]!) as { path: string };

describe('the document of an address', () => {
  const page = (path: string) =>
    `<head><script type="application/json" id="site-registry">${JSON.stringify({ path })}</script>`;
  const answers: Record<string, Partial<SiteAnswer>> = {
    '/visit': { status: 200, body: Buffer.from(page('/visit')) },
    '/shelf/a': { status: 301, type: 'text/plain', location: '/visit' },
    '/api': { status: 200, type: 'text/html', body: Buffer.from('no document of a site') },
  };
  const source = {
    registry: () => Promise.resolve(released),
    answer: (path: string) =>
      Promise.resolve({ status: 404, type: 'text/html', body: Buffer.from(page('/404')), ...answers[path] }),
  };
  const own = () => ['/', '/styleguide'];
  const shell = {
    own,
    entry: '/shell.js',
    site: { id: 'uni', language: 'en' },
    config: {},
    connections: [],
  };
  const registry = developedRegistry(released, [library]);

  test.each([
    ['is the released one', '/visit', 200],
    ['is the not-found document for a page that is not released yet', '/library', 200],
    ['is the not-found document for a page of the shell in development', '/styleguide', 200],
    ['is the not-found document for a new page where the released site leads on', '/shelf/a', 200],
    ['is the not-found document for what is no page', '/shelf/none', 404],
  ])('in a deployed site %s, and states its own address', async (_what, path, status) => {
    const document = await answerFromSite(source, { id: 'uni', own })(registry, path);
    expect([document.status, stateOf(document.body.toString()).path]).toEqual([status, path]);
  });

  test.each([
    ['a page that is not released yet', '/library', 200, '/library'],
    ['a page of its own', '/styleguide', 200, '/styleguide'],
    ['a value of a pattern, where the released site leads on', '/shelf/a', 200, '/shelf/a'],
    ['what is no page, as the released site has it', '/shelf/none', 404, '/404'],
  ])('is the one of a shell in development for %s', async (_what, path, status, stated) => {
    const document = await answerWithShell(source, shell)(registry, path);
    expect([document.status, stateOf(document.body.toString()).path]).toEqual([status, stated]);
  });

  test('stays as it is where it is none of this site’s', async () => {
    const document = await answerFromSite(source, { id: 'uni', own })(registry, '/api');
    expect(document.body.toString()).toBe('no document of a site');
  });
});

test.each(['//127.0.0.1:3417/x', '/\\evil.example/x', 'http://evil.example/', '@evil.example'])(
  '%s does not lead to another host',
  (path) => {
    const address = addressOn('https://www.university.example', path);
    expect(address === null || address.origin === 'https://www.university.example').toBe(true);
  },
);

const moved = { status: 301, type: 'text/plain', body: Buffer.alloc(0), location: '/faq#top' };

/** Runs a dev server whose site answers everything in one word and every page in another, or each with an answer. */
async function withDevServer(act: (port: number) => Promise<void>, answer?: SiteAnswer): Promise<void> {
  const word = (text: string) => () =>
    Promise.resolve(answer ?? { status: 200, type: 'text/html', body: Buffer.from(text) });
  const source = { registry: () => Promise.resolve(released), answer: word('site') };
  const site = { source, developed: () => [], document: word('page') };
  const server = await startDevServer(site, { host: '127.0.0.1', port: 0 });
  await act(server.port).finally(server.close);
}

/** What the dev server answers to a request with these headers. */
async function answered(port: number, headers: Record<string, string>, path = '/visit'): Promise<string> {
  const request = httpRequest({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const parts = (await response.toArray()) as Buffer[];
  return `${response.statusCode} ${response.headers.location ?? Buffer.concat(parts).toString()}`;
}

test('a development server answers to names of this machine and to addresses only', () =>
  withDevServer(async (port) => {
    expect(await answered(port, { Host: 'localhost:3000' })).toBe('200 page');
    expect(await answered(port, { Host: 'evil.example' })).toMatch(/^403 /);
  }));

test('a page is a page for whoever asks for it; a file is the site’s; no service worker stays', () =>
  withDevServer(async (port) => {
    for (const Accept of ['text/html', '*/*', 'application/json'])
      expect(await answered(port, { Accept }, '/library')).toBe('200 page');
    for (const path of ['/icons/icon.svg', '/api/reports']) expect(await answered(port, {}, path)).toBe('200 site');
    expect(await answered(port, { 'Service-Worker': 'script' })).toBe(`200 ${unregisterWorker}`);
  }));

test('a redirect keeps the query of a request', () =>
  withDevServer(async (port) => {
    for (const Accept of ['text/html', 'application/json']) {
      expect(await answered(port, { Accept }, '/questions/')).toBe('301 /faq#top');
      expect(await answered(port, { Accept }, '/questions/?q=x?y&z')).toBe('301 /faq?q=x?y&z#top');
    }
  }, moved));

test('a redirect of a deployed site keeps the fragment of its target', async () => {
  const site = createServer(({ url }, response) => {
    if (url === '/remotes.json') response.end(JSON.stringify({ shell: null, remotes: {}, search: {} }));
    else response.writeHead(301, { Location: moved.location }).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    const source = await sourceAt(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
    expect((await source.answer('/questions')).location).toBe('/faq#top');
  } finally {
    site.close();
    site.closeAllConnections();
  }
});
