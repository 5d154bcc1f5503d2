/** @jest-environment node */
import { planRelease, type PlanInput } from './plan';
import { emptyRegistry, nextRegistry } from './registry';
import { liveSite, remoteVersion, shellVersion, versionId, siteOf } from '../testing/versions';
import type { LiveSite } from './live-site';
import { withVersions, type Version } from './versions';

const [shell, campus, support] = [
  shellVersion(),
  remoteVersion('campus', 1, { blocks: ['stories'] }),
  remoteVersion('support', 1, {
    pages: [{ path: '/topic/:slug', label: 'Topics', params: [{ slug: 'one', label: 'One' }] }],
  }),
];

function inputFor(before: LiveSite, released: readonly Version[], changes: Partial<PlanInput> = {}): PlanInput {
  const after = withVersions(before, released);
  return {
    ...after,
    registry: nextRegistry(before.registry, after),
    config: {},
    foreign: { connections: [], remotes: [] },
    frame: '',
    live: before.pages,
    ...changes,
  };
}

function planFor(...input: Parameters<typeof inputFor>) {
  return planRelease(inputFor(...input));
}

const paths = (documents: readonly { path: string }[]) => documents.map(({ path }) => path);

test('the first release renders everything: pages, known values and not-found documents', () => {
  const { render } = planFor({ ...liveSite([]), registry: emptyRegistry }, [shell, campus, support]);
  expect(render.map(({ file }) => file)).toEqual([
    'index.html',
    '404.html',
    'offline/index.html',
    'campus/index.html',
    'topic/one/index.html',
    'topic/404.html',
  ]);
});

test('nothing is rendered when nothing changed, unless everything is asked for', () => {
  const before = liveSite([shell, campus, support]);
  const { render, remove } = planFor(before, [shell, campus, support]);
  expect([render, remove]).toEqual([[], []]);
  expect(planFor(before, [], { everything: true }).render).toHaveLength(6);
});

test('a remote’s release renders its own pages and those that show its blocks', () => {
  expect(
    paths(planFor(liveSite([shell, campus, support]), [remoteVersion('campus', 2, { blocks: ['stories'] })]).render),
  ).toEqual(['/', '/campus']);
  expect(
    paths(
      planFor(liveSite([shell, campus, support]), [remoteVersion('support', 2, { pages: support.descriptor.pages })])
        .render,
    ),
  ).toEqual(['/topic/one', '/topic/not-found']);
});

test('documents keep their order, whatever is rendered', () => {
  const before = liveSite([shell, campus, support]);
  expect(planFor(before, [remoteVersion('campus', 2, { blocks: ['stories'] })]).order).toEqual(
    before.pages.map(({ file }) => file),
  );
});

test('a new shell, another frame or another configuration renders every page', () => {
  const before = liveSite([shell, campus, support]);
  for (const [released, changes] of [
    [[shellVersion(2)], {}],
    [[], { frame: 'another menu' }],
    [[], { config: { knowledgeBase: {} } }],
  ] as const) {
    expect(planFor(before, released, changes).render).toHaveLength(6);
  }
});

test('removed pages go, and a changed page list renders the shell’s own pages', () => {
  const plan = planFor(liveSite([shell, campus, support]), [
    remoteVersion('support', 2, { pages: [{ path: '/faq', label: 'FAQ' }] }),
  ]);
  expect(paths(plan.remove)).toEqual(['/topic/one', '/topic/not-found']);
  expect(paths(plan.render)).toEqual(['/', '/404', '/offline', '/faq']);
});

test('pages of another contract stay frozen, and other pages drop their blocks', () => {
  const plan = planFor(liveSite([shell, campus, support]), [
    remoteVersion('campus', 2, { contract: 4, blocks: ['stories'] }),
  ]);
  expect(paths(plan.frozen)).toEqual(['/campus']);
  expect(plan.render.find(({ path }) => path === '/')!.remotes).toEqual([]);
});

test('a page preloads its container, its own scripts and the lazy shell scripts it uses', () => {
  const forms = remoteVersion('support', 1, {
    pages: [{ path: '/ask', label: 'Ask' }],
    requires: { './pages/ask': { '@3eu/shared/ui/forms': ['TextField'] } },
  });
  const { render } = planFor(liveSite([]), [shell, forms]);
  const { request } = render.find(({ path }) => path === '/ask')!;
  expect(request.preload).toEqual([
    { url: `/remotes/support/${versionId(1)}/web/entry.js`, integrity: 'sha384-support' },
    { url: `/remotes/support/${versionId(1)}/web/pages_ask.js`, integrity: 'sha384-supportpages_ask.js' },
    { url: `/shell/${versionId(1)}/web/forms.js`, integrity: 'sha384-forms' },
  ]);
  expect(request.entry).toEqual({ url: `/shell/${versionId(1)}/web/shell.js`, integrity: 'sha384-shell' });
});

test('a document gets its shell’s start script, or none if the shell has none', () => {
  const withStart = shellVersion(2, {
    start: 'web/start.js',
    integrity: { 'web/shell.js': 'sha384-shell', 'web/start.js': 'sha384-start' },
  });
  const startsOf = (of: typeof shell) => planFor(liveSite([]), [of]).render.map(({ request }) => request.start);
  expect(new Set(startsOf(shell))).toEqual(new Set([undefined]));
  expect(startsOf(withStart)[0]).toEqual({ url: `/shell/${versionId(2)}/web/start.js`, integrity: 'sha384-start' });
});

test('a value with its own module preloads that; its not-found page preloads the pattern’s', () => {
  const params = [{ slug: 'one', label: 'One' }];
  const { render } = planFor(liveSite([]), [
    shell,
    remoteVersion('support', 1, {
      pages: [{ path: '/topic/:slug', label: 'Topics', params, moduleByValue: true }],
    }),
  ]);
  const own = (path: string) => {
    const { request } = render.find((document) => document.path === path)!;
    return [request.preload.map(({ url }) => url.split('/').at(-1)), request.registry.remotes[0]!.values];
  };
  const values = { '/topic/:slug': ['one'] };
  expect(own('/topic/one')).toEqual([['entry.js', 'pages_topic_one.js'], values]);
  expect(own('/topic/not-found')).toEqual([['entry.js', 'pages_topic.js'], values]);
});

test('home preloads its own and its blocks’ scripts, and pins the remotes they come from', () => {
  const { render } = planFor(liveSite([]), [shell, campus, support]);
  const { request, pins } = render.find(({ path }) => path === '/')!;
  expect(request.preload.map(({ url }) => url.split('/').at(-1))).toEqual(['home.js', 'entry.js', 'blocks_stories.js']);
  expect(request.registry.remotes.map(({ name }) => name)).toEqual(['campus']);
  expect(pins).toEqual([`shell/${versionId(1)}`, `campus/${versionId(1)}`]);
});

test('a remote with its own origin is loaded from there', () => {
  const origins = { campus: 'https://campus.example' };
  const site = siteOf([shell, campus]);
  const registry = nextRegistry(emptyRegistry, site, { origins });
  const { render } = planRelease({ ...site, registry, config: {}, foreign: {}, frame: '', live: [] });
  expect(render.find(({ path }) => path === '/campus')!.request.preload[0]!.url).toMatch(
    /^https:\/\/campus\.example\/remotes\/campus\//,
  );
  expect(registry.remotes.campus!.entry.url).toMatch(/^https:\/\/campus\.example\//);
});
