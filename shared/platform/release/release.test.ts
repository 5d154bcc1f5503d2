/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescriptor } from '../contract/descriptor';
import { outcomeText } from './cli/output';
import { uncached } from './cache';
import { runGit, type RunGit } from './git';
import { release as releaseFiles } from './testing/store';
import {
  assets,
  branch,
  buildOf,
  campus,
  comingAssets,
  environment,
  live,
  page,
  pages,
  publish,
  released,
  root,
  shell,
  shellServer,
  store,
  support,
  versions,
  withSite,
} from './testing/site';
import { shellVersion } from './testing/versions';
import { release, type Environment, type Intent } from './release';
import { storedVersion, type Version } from './site/version';
import { openStore } from './store/store';

jest.mock('../pictures/cards', () => ({
  renderCard: (_look: unknown, { title, picture }: { title: string; picture: Buffer }) =>
    Promise.resolve(Buffer.from(`card of ${title}, ${picture.toString()}`)),
}));
jest.setTimeout(120_000);
withSite();

/** How a release ends that the gate refuses. */
const refused = (owner: string, code: string) => ({
  refusals: expect.arrayContaining([expect.objectContaining({ owner, code })]) as object[],
});

test('a card uses the widest picture of the release, or else the one on the site', async () => {
  const card = (path: string) => readFileSync(join(root, 'live/og', path), 'utf8');
  expect(card('visit.jpg')).toBe('card of /visit, 1200 wide');
  const dome = {
    pages: [...pages, { path: '/dome', module: './pages/dome', label: 'Dome' }],
  } satisfies Partial<RemoteDescriptor>;
  await publish([campus(2, dome)]);
  expect(card('dome.jpg')).toBe('card of /dome, 1200 wide');
});

test('a card is redrawn when its picture changes; without a picture, it uses home’s', async () => {
  const card = (path: string) => readFileSync(join(root, 'live/og', path), 'utf8');
  const picture = `path === '/faq' ? null : /campus 0+3/.test(html) ? 'quad.fedcba9876' : 'quad.0123456789'`;
  const drawn = buildOf(shellVersion(2), shellServer.replace(`'quad.0123456789'`, picture));
  writeFileSync(join(assets, 'pictures/quad.fedcba9876.1200.webp'), 'another picture');
  await publish([drawn, campus(2)], { withAssets: true });
  expect(['visit.jpg', 'faq.jpg'].map(card)).toEqual(['card of /visit, 1200 wide', 'card of /faq, 1200 wide']);
  const { documents } = await publish([campus(3)]);
  expect(documents.rendered).not.toContain('/faq');
  expect(['visit.jpg', 'faq.jpg'].map(card)).toEqual([
    'card of /visit, another picture',
    'card of /faq, another picture',
  ]);
});

test('a release that is live succeeds even if tidying up fails', async () => {
  const notes: string[] = [];
  const untidy: RunGit = async (...given) =>
    given[1][0] === 'gc' ? { status: 1, stdout: Buffer.alloc(0), stderr: 'EACCES: drafts' } : runGit(...given);
  const outcome = await release(
    { ...environment(), store: store(untidy), note: (text) => void notes.push(text) },
    { kind: 'publish', decide: () => Promise.resolve({ builds: [campus(2)] }) },
  );
  expect(outcome).toMatchObject({ status: 'released', number: 2 });
  expect(notes).toEqual([expect.stringContaining('EACCES: drafts')]);
});

test('a release goes on where somebody removes what no branch has yet, as git gc --prune=now does', async () => {
  let prunes = 1;
  const pruned: RunGit = async (repository, args, options) => {
    const result = await runGit(repository, args, options);
    if (args[0] === 'fast-import' && prunes-- > 0) await runGit(repository, ['gc', '--quiet', '--prune=now']);
    return result;
  };
  const into = (seed: number) =>
    released({ kind: 'publish', decide: () => Promise.resolve({ builds: [campus(seed)] }) }, { store: store(pruned) });
  expect(await into(2)).toMatchObject({ status: 'released', number: 2 });
  prunes = 2;
  await expect(into(3)).rejects.toMatchObject({ code: 'objects-failed' });
});

test('a shell that cannot be loaded is refused, and says why', async () => {
  const broken = buildOf(shellVersion(2), `throw new Error('window is not defined');`);
  await expect(publish([broken])).rejects.toThrow(/shell: the site cannot be rendered\.[^]*window is not defined/);
});

test('a release renders only what it affects, and is recorded', async () => {
  const before = page('faq/index.html');
  const { status, documents } = await publish([campus(2)]);
  expect([status, documents.rendered]).toEqual(['released', ['/', '/visit']]);
  expect(page('visit/index.html')).toContain('campus 000000000002');
  expect(page('faq/index.html')).toBe(before);
  expect((await live()).records.at(-1)).toMatchObject({
    number: 2,
    kind: 'publish',
    by: 'somebody',
    forced: null,
    packages: [{ name: 'campus', version: '000000000002', from: '000000000001', commit: 'abc' }],
    documents: { rendered: 2, removed: 0 },
  });
});

test('an unchanged package is not released again, and a dry run changes nothing', async () => {
  expect(await publish([campus()])).toMatchObject({ status: 'unchanged', number: 1 });
  expect(await publish([campus(2)], { dryRun: true })).toMatchObject({ status: 'dry run' });
  expect((await live()).number).toBe(1);
});

test.each([2, 6])('%i releases at once all go live: none is lost, and none are mixed up', async (count) => {
  const released = Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? campus(10 + index) : support(10 + index),
  );
  const outcomes = await Promise.all(released.map((build) => publish([build])));
  expect(outcomes.map(({ status }) => status)).toEqual(released.map(() => 'released'));
  const { records, number, registry } = await live();
  expect(number).toBe(1 + count);
  expect(
    records
      .slice(1)
      .flatMap(({ packages }) => packages.map(({ version }) => version))
      .sort(),
  ).toEqual(released.map(({ descriptor }) => descriptor.version).sort());
  expect(page('visit/index.html')).toContain(registry.remotes.campus!.version);
  expect(page('faq/index.html')).toContain(registry.remotes.support!.version);
});

test('rendering everything during a publish does not undo the publish', async () => {
  await Promise.all([
    publish([campus(2)]),
    release(environment(), { kind: 'render', decide: () => Promise.resolve({ builds: [], everything: true }) }),
  ]);
  expect(await versions()).toMatchObject({ campus: 2 });
  expect(page('visit/index.html')).toContain('campus 000000000002');
});

test('a rollback is decided anew when another release goes live meanwhile', async () => {
  await publish([campus(2)]);
  let reads = 0;
  const rollback: Intent = {
    kind: 'rollback',
    trusted: true,
    decide: async (before) => {
      reads += 1;
      // Another release happens between the first read and the claim.
      if (reads === 1) await publish([support(2)]);
      return { builds: [await storedVersion(before, 'campus', '000000000001', root)] };
    },
  };
  expect(await release(environment(), rollback)).toMatchObject({ status: 'released', attempts: 2 });
  expect(await versions()).toEqual({ campus: 1, support: 2 });
  expect((await live()).records.at(-1)).toMatchObject({ kind: 'rollback', forced: null });
});

test('a rollback says what it overrules, and its record has it', async () => {
  await publish([campus(2)]);
  await publish([campus(3, { blocks: [] })], { force: 'the stories moved' });
  const back: Intent = {
    kind: 'rollback',
    trusted: true,
    decide: async (before) => ({ builds: [await storedVersion(before, 'campus', '000000000002', root)] }),
  };
  expect((await release(environment(), back)).record.forced).toBeNull();
  const needy = campus(4, { requires: { './pages/visit': { '@sample/ui': ['Dialog'] } } });
  await expect(publish([needy])).rejects.toMatchObject(refused('campus', 'not-provided'));
  const outcome = await release(environment(), { ...back, decide: () => Promise.resolve({ builds: [needy] }) });
  const { kind, forced } = (await live()).records.at(-1)!;
  expect([kind, forced]).toMatchObject([
    'rollback',
    { reason: 'rollback', refusals: [expect.stringMatching(/Dialog/)] },
  ]);
  expect(outcomeText(outcome)).toContain(forced!.refusals[0]);
});

test('a refusal leaves the site unchanged; where allowed, a recorded reason overrules it', async () => {
  const without = campus(2, { blocks: [] });
  await expect(publish([without])).rejects.toMatchObject(refused('campus', 'block-lost'));
  expect((await live()).number).toBe(1);
  await publish([without], { force: 'the stories moved' });
  expect((await live()).records.at(-1)!.forced).toEqual({
    reason: 'the stories moved',
    refusals: [expect.stringContaining('stories')],
  });
  await expect(
    publish([campus(3, { pages: [...pages, { path: '/faq', module: './pages/faq', label: 'FAQ' }] })], {
      force: 'we were here first',
    }),
  ).rejects.toMatchObject(refused('campus', 'address-taken'));
});

test('a new site starts with its shell, and packages follow one by one', async () => {
  rmSync(root, { recursive: true });
  await expect(publish([campus()])).rejects.toThrow('The site has no shell yet');
  const known = ['campus', 'support'];
  const notes: string[] = [];
  const begin = (build: Version, decision: object) =>
    released(
      { kind: 'publish', decide: () => Promise.resolve({ builds: [build], assets: comingAssets(), ...decision }) },
      { note: (text) => notes.push(text) },
    );
  await expect(begin(shell(), {})).rejects.toMatchObject(refused('shell', 'link-to-nothing'));
  expect(await begin(shell(), { known })).toMatchObject({ status: 'released', number: 1 });
  expect(notes).toHaveLength(1);
  expect(await begin(campus(), {})).toMatchObject({ status: 'released', number: 2 });
  expect(page('index.html')).toContain('campus 000000000001');
});

test('a page that throws stops the release, and the error says why', async () => {
  await expect(
    publish([campus(2, { pages: [...pages, { path: '/broken', module: './pages/broken', label: 'Broken' }] })]),
  ).rejects.toThrow(/\/broken[\s\S]*low tide/);
  expect((await live()).number).toBe(1);
});

test('a page that throws later stops its own package’s release, each time, and no other team’s', async () => {
  const throwing = (seed: number, owner: string) => {
    const file = owner === 'shell' ? 'server/shell.cjs' : `remotes/${owner}/1/server/x.cjs`;
    const late = `setTimeout(() => { throw Object.assign(new Error(), { stack: 'Error: low tide at ' + require('path').join(__dirname, '..', '${file}:1:1') }); });`;
    return buildOf(shellVersion(seed), shellServer.replace("if (path === '/broken')", `${late} $&`));
  };
  for (let turn = 0; turn < 2; turn += 1)
    await expect(publish([throwing(2, 'shell')])).rejects.toMatchObject(refused('shell', 'throws-later'));
  expect((await live()).number).toBe(1);
  expect(await publish([throwing(3, 'campus')])).toMatchObject({ status: 'released', number: 2 });
});

test('headers that a host could not read are refused, whoever’s addresses make them long', async () => {
  const long = buildOf(shellVersion(2), shellServer.replace('"nosniff\\"', `"${'x'.repeat(2000)}\\"`));
  await expect(publish([long])).rejects.toThrow(/hosting.json.* 1900 /);
});

test('a remote that nothing needs can be removed; one that the shell links to cannot', async () => {
  const remove = (name: string) =>
    released({ kind: 'remove', decide: () => Promise.resolve({ builds: [], removed: [name] }) });
  expect(await remove('support')).toMatchObject({ status: 'released' });
  expect(Object.keys((await live()).registry.remotes)).toEqual(['campus']);
  expect(page('sitemap.xml')).not.toContain('/faq');
  await publish([campus(2, { blocks: [] })], { force: 'the stories moved' });
  await expect(remove('campus')).rejects.toMatchObject(refused('shell', 'link-to-nothing'));
});

test('the old address of a moved page redirects to the new one', async () => {
  const said = outcomeText;
  expect(said(await publish([support(2)]))).not.toContain('nginx');
  const moved = await publish([
    campus(2, {
      pages: [{ path: '/tours', module: './pages/tours', label: 'Tours' }],
      redirects: { '/visit': '/tours' },
    }),
  ]);
  expect(page('../nginx.conf')).toBe('{"/visit":"/tours"}');
  expect(said(moved)).toContain('nginx -s reload');
  await publish([campus(3, { pages })], { force: 'the tours moved back' });
  expect(page('visit/index.html')).toContain('campus 000000000003');
});

test('the service worker precaches the offline page’s picture if the site has that file', async () => {
  const offline = { url: '/offline/index.html', revision: expect.any(String) as string };
  const precached = () => JSON.parse(/^precache\((.*)\)$/.exec(page('sw.js'))![1]!) as unknown;
  const withPicture = (seed: number, picture: string) =>
    buildOf(shellVersion(seed), shellServer.replace(`'quad.0123456789'`, `'${picture}'`));
  await publish([withPicture(2, 'quad.0123456789')], { withAssets: true });
  expect(precached()).toEqual([offline]);
  for (const hash of ['0123456789', 'fedcba9876', '0000000000'])
    writeFileSync(join(assets, `pictures/quad.${hash}.800.webp`), '800 wide');
  for (const [seed, hash] of [
    [3, 'fedcba9876'],
    [4, '0000000000'],
    [3, 'fedcba9876'],
  ] as const) {
    await publish([withPicture(seed, `quad.${hash}`)], { withAssets: true });
    expect(precached()).toEqual([offline, { url: `/pictures/quad.${hash}.800.webp`, revision: null }]);
  }
});

test('a picture whose name carries its hash stays, whoever brings another file of that name', async () => {
  const picture = 'pictures/reef.0123456789.800.webp';
  const bring = async (text: string) => {
    writeFileSync(join(assets, picture), text);
    await publish([support(2)], { withAssets: true });
    return page(picture);
  };
  expect(await bring('a reef')).toBe('a reef');
  expect(await bring('not a reef')).toBe('a reef');
});

test('settings take effect with the next release, and later releases keep them', async () => {
  const configure = (settings: string) =>
    released({ kind: 'render', decide: () => Promise.resolve({ builds: [], settings }) });
  await configure('{"serviceWorker":false,"knowledgeBase":{"url":"https://kb.example","key":"anon"}}');
  await publish([support(2)]);
  expect(page('sw.js')).toContain('unregister');
  expect(page('_headers')).toBe('https://kb.example');
  await expect(configure('{"serviceWorke":false}')).rejects.toThrow(/serviceWorke: .* serviceWorker\b/);
});

test('the shell is told the latest time that is known: a clock that is far behind writes nothing that has expired', async () => {
  const behind = { ...environment(), now: () => new Date(Date.now() - 400 * 86_400_000) };
  await released({ kind: 'publish', decide: () => Promise.resolve({ builds: [campus(2)] }) }, behind);
  expect(Date.now() - Date.parse(page('robots.txt'))).toBeLessThan(2 * 86_400_000);
});

test('versions are kept as long as the retention says, and no longer', async () => {
  const at = (day: number): Environment => ({
    ...environment(),
    now: () => new Date(Date.UTC(2027, 0, day)),
    retention: { days: 30, releases: 2 },
  });
  const into = (day: number, build: Version) =>
    release(at(day), { kind: 'publish', decide: () => Promise.resolve({ builds: [build] }) });
  const kept = async () => (await live()).kept.filter((entry) => entry.startsWith('campus/')).sort();
  for (const [seed, day] of [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ] as const)
    await into(day, campus(seed));
  expect(await kept()).toHaveLength(5);
  // A clock that is wrong removes nothing: the release before has to be as late.
  await into(60, support(2));
  expect(await kept()).toHaveLength(5);
  const { expired } = await into(61, campus(6));
  expect([...expired].sort()).toEqual([1, 2, 3, 4].map((seed) => `campus/00000000000${seed}`));
  expect(await kept()).toEqual([5, 6].map((seed) => `campus/00000000000${seed}`));
});

test('a part of the search index stays for tabs that name it, as long as versions do', async () => {
  const at = (day: number): Partial<Environment> => ({
    now: () => new Date(Date.UTC(2027, 0, day)),
    retention: { days: 30, releases: 2 },
  });
  const into = (day: number, build: Version) =>
    released({ kind: 'publish', decide: () => Promise.resolve({ builds: [build] }) }, at(day));
  const { campus: named } = (await live()).registry.search;
  const isThere = async () => (await live()).files.has(`public${named}`);
  for (const [day, seed] of [
    [1, 2],
    [2, 3],
    [60, 4],
  ] as const) {
    await into(day, campus(seed));
    expect(await isThere()).toBe(true);
  }
  await into(61, campus(5));
  expect(await isThere()).toBe(false);
});

test('no release goes on while a file of a live version is missing, but for one that brings it back', async () => {
  const entry = 'public/remotes/support/000000000001/web/entry.js';
  await releaseFiles(branch(), { [entry]: null });
  await expect(publish([campus(2)], { force: 'it is urgent' })).rejects.toThrow(`${entry} of support is missing`);
  await publish([support()]);
  expect((await store().read()).files.has(entry)).toBe(true);
  await publish([campus(2)]);
});

test('what the release before has is taken from there, byte for byte, whatever this machine would render', async () => {
  const other = shellServer.replace('<main>', '<main lang="de">');
  const drawn = buildOf(shellVersion(), other);
  // A server build that renders otherwise, as another Node or another locale may: its version is the same.
  const same: Version = {
    ...drawn,
    descriptor: { ...drawn.descriptor, integrity: (await live()).shell!.descriptor.integrity },
  };
  const [faq, visit] = [page('faq/index.html'), page('visit/index.html')];
  await released(
    { kind: 'publish', decide: () => Promise.resolve({ builds: [same, campus(2)] }) },
    { cached: (_kind, _inputs, make) => make() },
  );
  expect(page('faq/index.html')).toBe(faq);
  expect(page('visit/index.html')).not.toBe(visit);
});

/** Numbers that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

test.each([1, 2])('releasing step by step gives what releasing everything at once gives (%i)', async (seed) => {
  const pick = numbers(seed);
  const builds = new Map<string, Version>();
  const known = ['campus', 'support'];
  for (let step = 0; step < 6; step += 1) {
    const version = 10 + step;
    const build = [
      shell(version),
      campus(
        version,
        pick(2)
          ? {
              pages: [...pages, { path: `/more-${pick(3)}`, module: './pages/more', label: 'More', menu: 'academics' }],
            }
          : {},
      ),
      support(version),
    ][pick(3)]!;
    builds.set(build.descriptor.name, build);
    await publish([build], { force: 'pages come and go here' });
  }
  const all = ['shell', 'campus', 'support'].map((name) => builds.get(name) ?? { shell, campus, support }[name]!());
  const folder = mkdtempSync(join(tmpdir(), 'at-once-'));
  try {
    const once = openStore({
      folder,
      author: () => 'Somebody <somebody@example.com> 1767225600 +0100',
      cached: uncached,
    });
    await release(
      { ...environment(), store: once },
      { kind: 'publish', decide: () => Promise.resolve({ builds: all, known, assets: comingAssets() }) },
    );
    const [step, whole] = [await store().read(), await once.read()];
    // Of both, what is live: step by step, versions and parts of the search index stay for a while.
    const isOfTheSite = (path: string) =>
      !/^(public\/(shell|remotes)\/|private\/(versions|records|search))/.test(path) &&
      (!path.startsWith('public/search/') || whole.files.has(path));
    const filesOf = (tree: typeof step) =>
      Object.fromEntries(
        [...tree.files]
          .filter(([path]) => isOfTheSite(path))
          .sort()
          .map(([path, { id }]) => [path, id]),
      );
    expect(filesOf(step)).toEqual(filesOf(whole));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
