/** @jest-environment node */
import { planRelease, type PlanInput } from './plan';
import { emptyRegistry, nextRegistry } from './registry';
import { liveSite, remoteVersion, shellVersion, versionId, versionsOf } from './samples';
import type { LiveSite } from './live-site';
import { withVersions, type Version } from './versions';

const [shell, campus, support] = [
  shellVersion(),
  remoteVersion('campus', 1, { blocks: ['stories'] }),
  remoteVersion('support', 1, {
    pages: [{ path: '/topic/:slug', label: 'Topics', params: [{ slug: 'one', label: 'One' }] }],
  }),
];

function planFor(before: LiveSite, released: readonly Version[], changes: Partial<PlanInput> = {}) {
  const registry = nextRegistry(before.registry, { versions: released, origins: {} });
  return planRelease({
    ...withVersions(before, released),
    registry,
    config: {},
    foreign: { connections: [], remotes: [] },
    origins: {},
    frame: '',
    live: before.pages,
    ...changes,
  });
}

const paths = (documents: readonly { path: string }[]) => documents.map(({ path }) => path);

test('everything is rendered in the first release: pages, known values, and not-found documents', () => {
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

test('nothing is rendered when nothing changed', () => {
  const { render, remove } = planFor(liveSite([shell, campus, support]), [shell, campus, support]);
  expect([render, remove]).toEqual([[], []]);
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

test('a page that is gone is removed, and a new name for a page renders the shell’s own pages, which may list it', () => {
  const plan = planFor(liveSite([shell, campus, support]), [
    remoteVersion('support', 2, { pages: [{ path: '/faq', label: 'FAQ' }] }),
  ]);
  expect(paths(plan.remove)).toEqual(['/topic/one', '/topic/not-found']);
  expect(paths(plan.render)).toEqual(['/', '/404', '/offline', '/faq']);
});

test('pages of another contract stay as they are, and other pages go without their blocks', () => {
  const plan = planFor(liveSite([shell, campus, support]), [
    remoteVersion('campus', 2, { contract: 4, blocks: ['stories'] }),
  ]);
  expect(paths(plan.frozen)).toEqual(['/campus']);
  expect(plan.render.find(({ path }) => path === '/')!.remotes).toEqual([]);
});

test('a page needs the container, its own scripts and the lazy ones of the shell that it takes', () => {
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

test('home needs its own scripts and those of its blocks, and pins the remotes that they come from', () => {
  const { render } = planFor(liveSite([]), [shell, campus, support]);
  const { request, pins } = render.find(({ path }) => path === '/')!;
  expect(request.preload.map(({ url }) => url.split('/').at(-1))).toEqual(['home.js', 'entry.js', 'blocks_stories.js']);
  expect(request.registry.remotes.map(({ name }) => name)).toEqual(['campus']);
  expect(pins).toEqual([`shell/${versionId(1)}`, `campus/${versionId(1)}`]);
});

test('a remote on an origin of its own is asked for there', () => {
  const origins = { campus: 'https://campus.example' };
  const registry = nextRegistry(emptyRegistry, { versions: [shell, campus], origins });
  const { render } = planRelease({
    ...versionsOf([shell, campus]),
    registry,
    config: {},
    foreign: {},
    origins,
    frame: '',
    live: [],
  });
  expect(render.find(({ path }) => path === '/campus')!.request.preload[0]!.url).toMatch(
    /^https:\/\/campus\.example\/remotes\/campus\//,
  );
  expect(registry.remotes.campus!.entry.url).toMatch(/^https:\/\/campus\.example\//);
});
