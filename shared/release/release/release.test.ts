/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@3eu/shared/contract/release';
import { emptyRegistry } from '../plan/registry';
import { shellVersion } from '../testing/versions';
import { storedBuild, type Build } from '../render/builds';
import { openRenderer } from '../render/renderer';
import { readFileSync } from 'node:fs';
import type { Environment, Intent, Outcome } from './intent';
import { release } from './release';
import { outcomeMessages, recordLines } from '../commands/report';
import { textOf, type Message } from '../message';
import {
  assets,
  buildOf,
  campus,
  environment,
  live,
  page,
  pages,
  publish,
  root,
  shell,
  shellServer,
  store,
  support,
  versions,
  withSite,
} from '../testing/site';

jest.mock('@3eu/shared/build/og', () => ({
  renderOgPicture: ({ title, picture }: { title: string; picture: Buffer }) =>
    Promise.resolve(Buffer.from(`card of ${title}, ${picture.toString()}`)),
}));
jest.setTimeout(120_000);
withSite();

test('a card uses the widest picture of the release, or else the one on the site', async () => {
  const card = (path: string) => readFileSync(join(root, 'live/og', path), 'utf8');
  expect(card('visit.jpg')).toBe('card of /visit, 1200 wide');
  const dome = { pages: [...pages, { path: '/dome', label: 'Dome' }] } satisfies Partial<RemoteDescriptor>;
  await publish([campus(2, dome)]);
  expect(card('dome.jpg')).toBe('card of /dome, 1200 wide');
});

test('a card is redrawn when its picture changes; without a picture, it uses home’s', async () => {
  const card = (path: string) => readFileSync(join(root, 'live/og', path), 'utf8');
  const picture = `path === '/faq' ? null : /campus 0+3/.test(html) ? 'quad.fedcba9876' : 'quad.0123456789'`;
  const drawn = buildOf(shellVersion(2), shellServer.replace(`'quad'`, picture));
  writeFileSync(join(assets, 'pictures/quad.fedcba9876.1200.webp'), 'another picture');
  await publish([drawn, campus(2)], { assets });
  expect(['visit.jpg', 'faq.jpg'].map(card)).toEqual(['card of /visit, 1200 wide', 'card of /faq, 1200 wide']);
  const { plan } = await publish([campus(3)]);
  expect(plan.render.map(({ path }) => path)).not.toContain('/faq');
  expect(['visit.jpg', 'faq.jpg'].map(card)).toEqual([
    'card of /visit, another picture',
    'card of /faq, another picture',
  ]);
});

test('a release that is live succeeds even if tidying up fails', async () => {
  const notes: Message[] = [];
  const untidy = { ...store(), tidy: () => Promise.reject(new Error('EACCES: drafts')) };
  const outcome = await release(
    { ...environment(), store: untidy, note: (text) => void notes.push(text) },
    { kind: 'publish', decide: () => Promise.resolve({ builds: [campus(2)] }) },
  );
  expect(outcome).toMatchObject({ status: 'released', number: 2 });
  expect(notes.map(textOf)).toEqual([expect.stringContaining('EACCES: drafts')]);
});

test('a shell that cannot be loaded says why, even when it is asked later', async () => {
  const renderer = await openRenderer(buildOf(shellVersion(2), `throw new Error('window is not defined');`));
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect(renderer.frame(emptyRegistry)).rejects.toThrow('window is not defined');
  await renderer.close();
});

test('a release renders only what it affects, and is recorded', async () => {
  const before = page('faq/index.html');
  const { status, plan } = await publish([campus(2)]);
  expect([status, plan.render.map(({ path }) => path)]).toEqual(['released', ['/', '/visit']]);
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

test.each([2, 4, 8])('%i releases at once all go live: none is lost, and none are mixed up', async (count) => {
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
    release(environment(), { kind: 'render', decide: () => Promise.resolve({ builds: [] }), everything: true }),
  ]);
  expect(await versions()).toMatchObject({ campus: [2, 1] });
  expect(page('visit/index.html')).toContain('campus 000000000002');
});

test('a rollback is decided anew when another release goes live meanwhile', async () => {
  await publish([campus(2)]);
  let reads = 0;
  const rollback: Intent = {
    kind: 'rollback',
    trusted: true,
    decide: async ({ registry }, tree) => {
      reads += 1;
      // Another release happens between the first read and the claim.
      if (reads === 1) await publish([support(2)]);
      return {
        builds: [await storedBuild(tree, 'campus', registry.remotes.campus!.previous!.version, root)],
        previous: { campus: null },
      };
    },
  };
  expect(await release(environment(), rollback)).toMatchObject({ status: 'released', attempts: 2 });
  expect(await versions()).toEqual({ campus: [1, null], support: [2, 1] });
  expect((await live()).records.at(-1)).toMatchObject({ kind: 'rollback', forced: null });
});

test('a rollback says what it overrules, and its record has it', async () => {
  await publish([campus(2)]);
  await publish([campus(3, { blocks: [] })], { force: 'the stories moved' });
  const back: Intent = {
    kind: 'rollback',
    trusted: true,
    decide: async (_live, tree) => ({
      builds: [await storedBuild(tree, 'campus', '000000000002', root)],
      previous: { campus: null },
    }),
  };
  expect((await release(environment(), back)).changes!.record.forced).toBeNull();
  const needy = campus(4, { requires: { './pages/visit': { '@3eu/shared/ui': ['Dialog'] } } });
  await expect(publish([needy])).rejects.toThrow('it uses Dialog of @3eu/shared/ui');
  const outcome = await release(environment(), { ...back, decide: () => Promise.resolve({ builds: [needy] }) });
  const refusal = 'campus: it uses Dialog of @3eu/shared/ui, which the live shell does not provide.';
  expect((await live()).records.at(-1)).toMatchObject({
    kind: 'rollback',
    forced: { reason: 'rollback', refusals: [expect.stringContaining(refusal)] },
  });
  expect(outcomeMessages(outcome, false).map(textOf)).toContainEqual(
    expect.stringContaining(`Overruled, because a rollback is the emergency exit: ${refusal}`),
  );
});

test('a refusal leaves the site unchanged; where allowed, a recorded reason overrules it', async () => {
  const without = campus(2, { blocks: [] });
  await expect(publish([without])).rejects.toThrow('campus: the block stories would be gone, and / shows it.');
  expect((await live()).number).toBe(1);
  await publish([without], { force: 'the stories moved' });
  expect((await live()).records.at(-1)!.forced).toEqual({
    reason: 'the stories moved',
    refusals: [expect.stringContaining('the block stories would be gone')],
  });
  await expect(
    publish([campus(3, { pages: [...pages, { path: '/faq', label: 'FAQ' }] })], { force: 'we were here first' }),
  ).rejects.toThrow('/faq belongs to support');
});

test('a release without checks is recorded and shown as such', async () => {
  await publish([campus(2)], { unchecked: true });
  const { records } = await live();
  expect(records.map(({ unchecked }) => unchecked ?? false)).toEqual([false, true]);
  expect(records.flatMap(recordLines).map((line) => line.endsWith('  without checks'))).toEqual(
    records.flatMap(({ packages, unchecked }) => packages.map(() => unchecked === true)),
  );
});

test('a new site starts with its shell, and packages follow one by one', async () => {
  rmSync(root, { recursive: true });
  await expect(publish([campus()])).rejects.toThrow('The site has no shell yet');
  const known = [campus(), support()].map(({ descriptor }) => descriptor as RemoteDescriptor);
  const notes: Message[] = [];
  const begin = (build: Build, decision: object) =>
    release(
      { ...environment(), note: (text) => notes.push(text) },
      { kind: 'publish', assets, decide: () => Promise.resolve({ builds: [build], ...decision }) },
    );
  await expect(begin(shell(), {})).rejects.toThrow('shell: / links to /visit, which is not a page.');
  expect(await begin(shell(), { known })).toMatchObject({ status: 'released', number: 1 });
  expect(notes.map(textOf)).toEqual([
    expect.stringContaining('/visit does not exist yet, because campus has not been released; / links to it'),
  ]);
  expect(await begin(campus(), {})).toMatchObject({ status: 'released', number: 2 });
  expect(page('index.html')).toContain('campus 000000000001');
});

test('a page that throws stops the release, and the error says why', async () => {
  await expect(publish([campus(2, { pages: [...pages, { path: '/broken', label: 'Broken' }] })])).rejects.toThrow(
    /\/broken cannot be rendered[\s\S]*low tide/,
  );
  expect((await live()).number).toBe(1);
});

test('a remote that nothing needs can be removed; one that the shell links to cannot', async () => {
  const remove = (name: string) =>
    release(environment(), { kind: 'remove', decide: () => Promise.resolve({ builds: [], removed: [name] }) });
  expect(await remove('support')).toMatchObject({ status: 'released' });
  expect(Object.keys((await live()).registry.remotes)).toEqual(['campus']);
  expect(page('sitemap.xml')).not.toContain('/faq');
  await publish([campus(2, { blocks: [] })], { force: 'the stories moved' });
  await expect(remove('campus')).rejects.toThrow('shell: / links to /visit, which is not a page.');
});

test('the old address of a moved page redirects to the new one', async () => {
  const said = (outcome: Outcome) => outcomeMessages(outcome, false).map(textOf);
  expect(said(await publish([support(2)])).join()).not.toContain('nginx');
  const moved = await publish([
    campus(2, { pages: [{ path: '/tours', label: 'Tours' }], redirects: { '/visit': '/tours' } }),
  ]);
  expect(page('visit/index.html')).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/tours">.*url=\/tours/);
  expect(page('nginx.conf')).toContain('return 301 "/tours');
  expect(said(moved)).toContainEqual(expect.stringContaining('nginx -s reload'));
  await publish([campus(3, { pages })], { force: 'the tours moved back' });
  expect(page('visit/index.html')).toContain('campus 000000000003');
});

test('the service worker precaches the offline page’s picture if the site has that file', async () => {
  const offline = { url: '/offline/index.html', revision: expect.any(String) as string };
  const precached = () => JSON.parse(/^precache\((.*)\)$/.exec(page('sw.js'))![1]!) as unknown;
  const withPicture = (seed: number, picture: string) =>
    buildOf(shellVersion(seed), shellServer.replace(`'quad'`, `'${picture}'`));
  await publish([withPicture(2, 'quad.0123456789')], { assets });
  expect(precached()).toEqual([offline]);
  for (const hash of ['0123456789', 'fedcba9876', '0000000000'])
    writeFileSync(join(assets, `pictures/quad.${hash}.800.webp`), '800 wide');
  for (const [seed, hash] of [
    [3, 'fedcba9876'],
    [4, '0000000000'],
    [3, 'fedcba9876'],
  ] as const) {
    await publish([withPicture(seed, `quad.${hash}`)], { assets });
    expect(precached()).toEqual([offline, { url: `/pictures/quad.${hash}.800.webp`, revision: null }]);
  }
});

test('settings take effect with the next release, and later releases keep them', async () => {
  writeFileSync(join(root, 'config.json'), '{"serviceWorker":false,"origins":{"campus":"https://campus.example"}}');
  await release(environment(), { kind: 'render', decide: () => Promise.resolve({ builds: [] }) });
  await publish([support(2)]);
  expect(page('sw.js')).toContain('unregister');
  expect((await live()).registry.remotes.campus!.entry.url).toMatch(/^https:\/\/campus\.example\/remotes\/campus\//);
  writeFileSync(join(root, 'config.json'), '{"serviceWorke":false}');
  await expect(publish([support(3)])).rejects.toThrow(
    'serviceWorke: there is no such setting. Did you mean serviceWorker? Nothing was released.',
  );
});

test('a clock that is far behind does not write a security.txt that has expired', async () => {
  const behind = { ...environment(), now: () => new Date(Date.now() - 400 * 86_400_000) };
  await release(behind, { kind: 'publish', decide: () => Promise.resolve({ builds: [campus(2)] }) });
  const [, expires] = /Expires: (.*)/.exec(page('.well-known/security.txt'))!;
  expect(Date.parse(expires!)).toBeGreaterThan(Date.now());
});

test('versions are kept as long as the retention says, and no longer', async () => {
  const at = (day: number): Environment => ({
    ...environment(),
    now: () => new Date(Date.UTC(2026, 0, day)),
    retention: { days: 30, releases: 2 },
  });
  for (const [seed, day] of [
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ] as const)
    await release(at(day), { kind: 'publish', decide: () => Promise.resolve({ builds: [campus(seed)] }) });
  expect((await live()).present.filter((entry) => entry.startsWith('campus/'))).toHaveLength(5);
  // A clock that is wrong expires nothing: the release before has to be as late.
  await release(at(60), { kind: 'publish', decide: () => Promise.resolve({ builds: [support(2)] }) });
  expect((await live()).present.filter((entry) => entry.startsWith('campus/'))).toHaveLength(5);
  const { changes } = await release(at(60), {
    kind: 'publish',
    decide: () => Promise.resolve({ builds: [campus(6)] }),
  });
  expect([...changes!.expired].sort()).toEqual([1, 2, 3].map((seed) => `campus/00000000000${seed}`));
  expect((await live()).present.filter((entry) => entry.startsWith('campus/')).sort()).toEqual(
    [4, 5, 6].map((seed) => `campus/00000000000${seed}`),
  );
});
