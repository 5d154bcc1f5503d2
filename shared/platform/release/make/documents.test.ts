/** @jest-environment node */
import type { Version } from '../site/version';
import { remoteVersion, shellVersion, versionId } from '../testing/versions';
import { documentsOf, type DocumentPlan, type DocumentsInput } from './documents';
import { registryOf } from './registry';

const [shell, campus, support] = [
  shellVersion(),
  remoteVersion('campus', 1, { blocks: ['stories'] }),
  remoteVersion('support', 1, {
    pages: [
      { path: '/topic/:slug', module: './pages/topic', label: 'Topics', params: [{ slug: 'one', label: 'One' }] },
    ],
  }),
];
const all = [shell, campus, support];

/** The documents of a site of these versions. */
function documents(versions: readonly Version[], changes: Partial<DocumentsInput> = {}) {
  const input = { live: versions, registry: registryOf(versions), config: {}, connections: [], frame: '' };
  return documentsOf({ ...input, ...changes });
}

function at(versions: readonly Version[], path: string, changes: Partial<DocumentsInput> = {}): DocumentPlan {
  return documents(versions, changes).find((document) => document.path === path) as DocumentPlan;
}

/** Addresses of the documents whose key is another one than before: they are made again. */
function changed(versions: readonly Version[], changes: Partial<DocumentsInput> = {}): string[] {
  const keys = new Map(documents(all).map((document) => [document.file, 'key' in document ? document.key : null]));
  return documents(versions, changes)
    .filter((document) => 'key' in document && keys.get(document.file) !== document.key)
    .map(({ path }) => path);
}

test('a site has a document for each page and known value, and one for unknown values', () => {
  expect(documents(all).map(({ file }) => file)).toEqual([
    'index.html',
    '404.html',
    'offline/index.html',
    'campus/index.html',
    'topic/one/index.html',
    'topic/404.html',
  ]);
});

test('the same versions make the same documents', () => {
  expect(changed([shellVersion(), remoteVersion('campus', 1, { blocks: ['stories'] }), support])).toEqual([]);
});

test('a remote’s version changes its own pages and those that show its blocks', () => {
  expect(changed([shell, remoteVersion('campus', 2, { blocks: ['stories'] }), support])).toEqual(['/', '/campus']);
  expect(changed([shell, campus, remoteVersion('support', 2, { pages: support!.descriptor.pages as never })])).toEqual([
    '/topic/one',
    '/topic/not-found',
  ]);
});

test('a new shell, another frame or another configuration changes every page', () => {
  expect(changed([shellVersion(2), campus, support])).toHaveLength(6);
  for (const changes of [{ frame: 'another menu' }, { config: { knowledgeBase: {} } }])
    expect(changed(all, changes)).toHaveLength(6);
});

test('a changed page list changes the shell’s own pages, which may list it', () => {
  expect(
    changed([
      shell,
      campus,
      remoteVersion('support', 2, { pages: [{ path: '/faq', module: './pages/faq', label: 'FAQ' }] }),
    ]),
  ).toEqual(['/', '/404', '/offline', '/faq']);
});

test('a page of a remote pins the remotes whose blocks it shows, and preloads no script of theirs', () => {
  const faq = { path: '/faq', module: './pages/faq', label: 'FAQ', blocks: ['stories'] } as const;
  const asking = remoteVersion('support', 1, { pages: [faq] });
  const { request, pins } = at([shell, campus, asking], '/faq');
  expect(request.preload.map(({ url }) => url.split('/').at(-1))).toEqual(['entry.js', 'pages_faq.js']);
  expect(pins).toEqual(['shell', 'support', 'campus'].map((name) => `${name}/${versionId(1)}`));
});

test('of several patterns in a folder the shortest has the document for what nobody knows', () => {
  const params = [{ slug: 'one', label: 'One' }];
  const topics = remoteVersion('support', 1, {
    pages: [
      {
        path: '/topic/:slug/:part',
        module: './pages/part',
        label: 'Parts',
        params: [{ slug: 'one/two', label: 'Two' }],
      },
      { path: '/topic/:slug', module: './pages/topic', label: 'Topics', params },
    ],
  });
  const places = documents([shell, topics]).map(({ path, file }) => [path, file]);
  expect(places).toEqual(
    expect.arrayContaining([
      ['/topic/one/two', 'topic/one/two/index.html'],
      ['/topic/not-found', 'topic/404.html'],
    ]),
  );
  expect(places.filter(([, file]) => file!.endsWith('topic/404.html'))).toHaveLength(1);
});

test('the document for what nobody knows belongs to whoever owns the folder, whatever others have below it', () => {
  const params = [{ slug: 'one', label: 'One' }];
  const part = { path: '/topic/:slug/housing', module: './pages/housing', label: 'Housing', params } as const;
  const housing = remoteVersion('campus', 1, { pages: [part], blocks: ['stories'] });
  for (const versions of [
    [shell, housing, support],
    [shell, support, housing],
  ]) {
    const holders = documents(versions).filter(({ file }) => file === 'topic/404.html');
    expect(holders.map(({ owner, path }) => [owner, path])).toEqual([['support', '/topic/not-found']]);
  }
});

test('a page preloads its container, its own scripts and the lazy shell scripts it uses', () => {
  const forms = remoteVersion('support', 1, {
    pages: [{ path: '/ask', module: './pages/ask', label: 'Ask' }],
    requires: { './pages/ask': { '@sample/ui/forms': ['TextField'] } },
  });
  const { request } = at([shell, forms], '/ask');
  expect(request.preload).toEqual([
    { url: `/remotes/support/${versionId(1)}/web/entry.js`, integrity: 'sha384-support' },
    { url: `/remotes/support/${versionId(1)}/web/pages_ask.js`, integrity: 'sha384-supportpages_ask.js' },
    { url: `/shell/${versionId(1)}/web/forms.js`, integrity: 'sha384-forms' },
  ]);
  expect(request.entry).toEqual({ url: `/shell/${versionId(1)}/web/shell.js`, integrity: 'sha384-shell' });
  expect(request.start).toEqual({ url: `/shell/${versionId(1)}/web/start.js`, integrity: 'sha384-start' });
});

test('a value with its own module preloads that; its not-found page preloads the pattern’s', () => {
  const params = [{ slug: 'one', module: './pages/topic/one', label: 'One' }];
  const topics = remoteVersion('support', 1, {
    pages: [{ path: '/topic/:slug', module: './pages/topic', label: 'Topics', params }],
  });
  const own = (path: string) => {
    const { request } = at([shell, topics], path);
    return [request.preload.map(({ url }) => url.split('/').at(-1)), request.registry.remotes[0]!.pages[0]!.values];
  };
  const values = { one: './pages/topic/one' };
  expect(own('/topic/one')).toEqual([['entry.js', 'pages_topic_one.js'], values]);
  expect(own('/topic/not-found')).toEqual([['entry.js', 'pages_topic.js'], values]);
});

test('home preloads its own scripts, and pins the remotes that its blocks come from', () => {
  const { request, pins } = at(all, '/');
  expect(request.preload.map(({ url }) => url.split('/').at(-1))).toEqual(['home.js']);
  expect(request.registry.remotes.map(({ name }) => name)).toEqual(['campus']);
  expect(pins).toEqual([`shell/${versionId(1)}`, `campus/${versionId(1)}`]);
});

test('only pages of a remote may talk to its APIs, and to none that the owner forbids', () => {
  const connects = ['https://api.example', 'https://other.example'];
  const versions = [shell, remoteVersion('campus', 1, { blocks: ['stories'], connects }), support];
  const allowed = (connects?: string[]) => {
    const registry = registryOf(versions, connects);
    const plans = documents(versions, { registry, connections: ['https://kb.example'] });
    return Object.fromEntries(plans.map(({ path, request }) => [path, request.connections]));
  };
  expect(allowed()).toMatchObject({
    '/': ['https://kb.example'],
    '/campus': ['https://kb.example', ...connects],
    '/topic/one': ['https://kb.example'],
  });
  expect(allowed(['https://api.example'])['/campus']).toEqual(['https://kb.example', 'https://api.example']);
  expect(allowed([])['/campus']).toEqual(['https://kb.example']);
});

test('a document says which module is its page’s: of a value the value’s own, otherwise the pattern’s', () => {
  const values = [
    { slug: 'high', label: 'High', module: './pages/tide/high' },
    { slug: 'low', label: 'Low' },
  ];
  const tides = remoteVersion('tides', 1, {
    pages: [{ path: '/tide/:slug', module: './pages/tide', label: 'Tides', params: values }],
  });
  const plans = documents([shell, tides]).filter(({ owner }) => owner === 'tides');
  expect(Object.fromEntries(plans.map(({ path, request }) => [path, request.module]))).toEqual({
    '/tide/high': { remote: 'tides', name: './pages/tide/high' },
    '/tide/low': { remote: 'tides', name: './pages/tide' },
    '/tide/not-found': { remote: 'tides', name: './pages/tide' },
  });
  expect(at([shell, tides], '/').request.module).toBeUndefined();
});
