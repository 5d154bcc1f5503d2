import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { ended, publicHashes, publishing, registryOf, versionIn } from '../../releases/project';
import { publicFiles } from '../../releases/site-files';
import { sample } from '../../environment';
import { expect, isSameDocument, markDocument, openAtRest, test } from '../../fixtures';
import { heading, menu } from '../../sample/page';

test.describe('one remote', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  let site: string;
  let first: string;
  let next: string;
  const liveVersion = () => registryOf(site).remotes.works!.version;
  const shown = () => readFileSync(join(publicFiles(site), 'works/index.html'), 'utf8');

  test.beforeAll(({ sharedScratch }) => {
    site = sharedScratch.site();
    first = liveVersion();
    next = sharedScratch.version('works', { label: 'next', title: 'Works, renewed' });
  });

  /** Files that its release may change: its own, those of pages that show its block, and the registry. */
  const ofWorks =
    /^(index\.html|letters\/index\.html|desk\/index\.html|works\/|remotes\/works\/|search\/works\.|remotes\.json)/;

  test('is released, and every other file stays, byte for byte', ({ sharedScratch }) => {
    const others = (file: string) => !ofWorks.test(file);
    const before = publicHashes(site, others);
    const { status, stderr } = sharedScratch.tool(publishing('works', site, next));
    expect(status, stderr).toBe(0);
    expect(publicHashes(site, others)).toEqual(before);
    expect(liveVersion()).toBe(versionIn(next));
    expect(shown()).toContain('Works, renewed');
  });

  test('is rolled back without a build and forward again, and each leaves a record', ({ sharedScratch }) => {
    expect(sharedScratch.tool(['rollback', 'works', '--site', site]).status).toBe(0);
    expect(liveVersion()).toBe(first);
    expect(shown()).not.toContain('Works, renewed');
    const forwardAgain = ['rollback', 'works', versionIn(next), '--site', site];
    expect(sharedScratch.tool(forwardAgain).status).toBe(1);
    expect(sharedScratch.tool([...forwardAgain, '--reason', 'it was right']).status).toBe(0);
    expect(liveVersion()).toBe(versionIn(next));
    const [forward, back, published] = sharedScratch.records(site);
    expect([forward, back, published].map((record) => record!.kind)).toEqual(['rollback', 'rollback', 'publish']);
    expect(forward!.packages).toMatchObject([{ name: 'works', version: versionIn(next), from: first }]);
    expect(published).toMatchObject({ forced: null, packages: [{ from: first }] });
  });

  test('in a tab that was opened before its release stays as it was until the next full page load', async ({
    page,
    scratch,
  }) => {
    expect(scratch.tool(['rollback', 'works', first, '--site', site]).status).toBe(0);
    await openAtRest(page, `${await scratch.serve(site)}/news`);
    await markDocument(page);
    const again = [...publishing('works', site, next), '--force', 'it was taken back by this test'];
    expect(scratch.tool(again).status).toBe(0);
    await menu(page, 'Works').click();
    await expect(heading(page)).toHaveText('Works');
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await expect(heading(page)).toHaveText('Works, renewed');
  });
});

test('six releases started in the same second all land, and none is lost', { tag: '@night' }, async ({ scratch }) => {
  const site = scratch.site();
  const before = scratch.records(site).length;
  const candidates = ['works', 'letters', 'desk'].flatMap((name) =>
    ['one', 'two'].map((label) => ({ name, root: scratch.version(name, { label }) })),
  );
  const children = candidates.map(({ name, root }) => scratch.start(publishing(name, site, root)));
  expect(await Promise.all(children.map(ended))).toEqual(candidates.map(() => 0));
  const records = scratch.records(site);
  expect(records).toHaveLength(before + candidates.length);
  for (const { name } of candidates) {
    const [last, earlier] = records.flatMap(({ packages }) => packages.filter((each) => each.name === name));
    expect(registryOf(site).remotes[name]!.version).toBe(last!.version);
    expect(last!.from).toBe(earlier!.version);
  }
  expect(readdirSync(join(site, 'checkouts')).filter((name) => name.startsWith('draft-'))).toEqual([]);
});

test(
  'two simultaneous releases of one folder do not interfere with each other’s build',
  { tag: '@night' },
  async ({ scratch }) => {
    const [site, root] = [scratch.site(), scratch.version('works')];
    const both = [1, 2].map(() => scratch.start(publishing('works', site, root)));
    expect(await Promise.all(both.map(ended))).toEqual([0, 0]);
    expect(registryOf(site).remotes.works!.version).toBe(versionIn(root));
  },
);

test(
  'npm start shows the working tree where something is live, and releases nothing',
  { tag: '@night' },
  async ({ request, scratch }) => {
    const site = scratch.site();
    const ofTree = registryOf(site).remotes.works;
    expect(scratch.tool(publishing('works', site, scratch.version('works'))).status).toBe(0);
    const [live, records] = [registryOf(site), scratch.records(site)];
    const url = await scratch.serve(site, 'start');
    expect(await (await request.get(`${url}/remotes.json`)).json()).toMatchObject({ remotes: { works: ofTree } });
    expect([registryOf(site), scratch.records(site)]).toEqual([live, records]);
  },
);

test(
  'a release stopped while being made says so, and leaves nothing behind',
  { tag: '@night' },
  async ({ scratch }) => {
    const temporary = join(sample.root, '.cache/temporary');
    mkdirSync(temporary, { recursive: true });
    const isOwn = (name: string | null) => name?.includes(`-${child.pid}-render-`) ?? false;
    const child = scratch.start(['render', '--all', '--site', scratch.site()]);
    let complaints = '';
    child.stderr!.on('data', (data: Buffer) => (complaints += data.toString()));
    // The folder stands for a moment only: a look at it now and then may miss it.
    for await (const { filename } of watch(temporary)) if (isOwn(filename)) break;
    child.kill('SIGINT');
    await ended(child);
    expect(complaints.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(temporary).filter(isOwn)).toEqual([]);
  },
);
