/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { uncached } from '../cache';
import { contents, inSite, kinds, release, root, store, withRepository } from '../testing/repository';
import { serve, servedIn } from './checkout';
import { runGit, type GitResult, type RunGit } from '../git';

jest.setTimeout(20 * 60_000);
withRepository();

const page = 'public/faq/index.html';
const others = { 'public/remotes/support/1/web/remoteEntry.js': 'support', 'private/records.jsonl': '1' };

/** What may become of a call of git that fails. */
const failures: Record<string, (result: GitResult) => GitResult> = {
  'is killed after 100 bytes': (result) => ({ ...result, status: 1, stdout: result.stdout.subarray(0, 100) }),
  'is cut off in silence': (result) => ({ ...result, stdout: result.stdout.subarray(0, 20) }),
  'says nothing': (result) => ({ ...result, stdout: Buffer.alloc(0) }),
  'meets a fault of the disk': () => ({ status: 128, stdout: Buffer.alloc(0), stderr: 'fatal: input/output error' }),
};

describe.each(kinds)('a site in a %s', (kind) => {
  test.each(Object.entries(failures))(
    'loses no file of others where any one call of git %s: the release is made, or ends with a sentence',
    async (_what, fail) => {
      await release(store(kind), { ...others, [page]: 'one' });
      for (let broken = 0, calls = 1; broken < calls; broken += 1) {
        calls = 0;
        const run: RunGit = async (repository, args, options) => {
          const result = await runGit(repository, args, options);
          return calls++ === broken ? fail(result) : result;
        };
        const site = store(kind, { run });
        const attempt = async () => {
          const base = await site.read();
          await Promise.all([...base.files.keys()].map(base.read));
          await release(site, { [page]: `${broken}` }, base);
        };
        await attempt().catch((error: Error) => expect([error.name, error.message]).toEqual(['Fault', error.message]));
        expect({ ...(await contents(store(kind))), [page]: '' }).toEqual({ ...others, [page]: '' });
      }
      inSite(kind, 'fsck', '--strict');
    },
  );

  test('is the old release or the new one, whole, however often four processes are killed', async () => {
    await release(store(kind), { ...others, [page]: '0' });
    const origin = kind === 'branch' ? { origin: { url: join(root, 'elsewhere.git'), branch: 'live' } } : {};
    const script = join(root, 'killed.mts');
    writeFileSync(
      script,
      `import { openBranch } from ${JSON.stringify(join(__dirname, 'branch.ts'))};
      import { serve } from ${JSON.stringify(join(__dirname, 'checkout.ts'))};
      import { uncached } from ${JSON.stringify(join(__dirname, '../cache.ts'))};
      import { release } from ${JSON.stringify(join(__dirname, '../testing/store.ts'))};
      const site = openBranch({ folder: process.argv[2], ...${JSON.stringify(origin)}, author: () => 'P <p@x> 1767225600 +0000' });
      process.stdout.write('begun');
      for (let at = 0; ; at += 1) {
        await release(site, { ${JSON.stringify(page)}: String(at).repeat(10_000), ['public/' + at]: 'x' });
        if (site.isServed) await serve(site, uncached);
      }`,
    );
    const killed = async (at: number) => {
      const folder = join(root, kind === 'folder' ? 'site' : `killed-${at}`);
      const child = spawn(process.execPath, ['--import', 'tsx/esm', script, folder], {
        cwd: __dirname,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout!, 'data');
      await wait(Math.random() * 400);
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    for (let round = 0; round < 25; round += 1) {
      await Promise.all([0, 1, 2, 3].map(killed));
      const site = store(kind);
      // The next command works without help, and what is served is one release.
      expect(await contents(site)).toMatchObject(others);
      if (kind === 'folder') {
        await serve(site, uncached);
        const tree = await site.read();
        expect(readFileSync(join(root, 'site/live/faq/index.html'), 'utf8')).toBe(String(await tree.read(page)));
        expect(existsSync(join(root, 'site/live/remotes/support/1/web/remoteEntry.js'))).toBe(true);
      }
      inSite(kind, 'fsck', '--strict');
    }
    expect(await release(store(kind), { [page]: 'last' })).toBe('claimed');
  });
});

const damages: Record<string, (file: string, content: Buffer) => void> = {
  gone: (file) => rmSync(file),
  empty: (file) => writeFileSync(file, ''),
  'cut off': (file, content) => writeFileSync(file, content.subarray(0, content.length / 2)),
  flipped: (file, content) =>
    writeFileSync(
      file,
      content.map((byte, at) => (at === content.length - 3 ? ~byte : byte)),
    ),
};
const damaged = ['live', 'live^{tree}', 'live:public', `live:${page}`];

test.each(Object.keys(damages).flatMap((how) => damaged.map((what) => [what, how] as const)))(
  'nothing is served of a release whose object %s is %s',
  async (what, how) => {
    await release(store('folder'), { ...others, [page]: 'one' });
    await serve(store('folder'), uncached);
    await release(store('folder'), { [page]: 'two' });
    const id = inSite('folder', 'rev-parse', what).trim();
    const file = join(root, 'site/.git/objects', id.slice(0, 2), id.slice(2));
    chmodSync(file, 0o644);
    damages[how]!(file, readFileSync(file));
    await expect(serve(store('folder'), uncached)).rejects.toMatchObject({ name: 'Fault' });
    expect(readFileSync(join(root, 'site/live/faq/index.html'), 'utf8')).toBe('one');
  },
);

test('a branch with a hundred thousand files is read, and one file of it changed', async () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`public/many/${at}`, String(at)]));
  await release(store('branch'), many);
  expect(await release(store('branch'), { 'public/many/7': 'seven' })).toBe('claimed');
  expect((await store('branch').read()).files.size).toBe(100_000);
});

test('the link never turns back, however two processes release and serve at once', async () => {
  await release(store('folder'), { ...others, [page]: '0' });
  const site = store('folder');
  await serve(site, uncached);
  const script = join(root, 'racing.mts');
  writeFileSync(
    script,
    `import { openBranch } from ${JSON.stringify(join(__dirname, 'branch.ts'))};
    import { serve } from ${JSON.stringify(join(__dirname, 'checkout.ts'))};
    import { uncached } from ${JSON.stringify(join(__dirname, '../cache.ts'))};
    import { release } from ${JSON.stringify(join(__dirname, '../testing/store.ts'))};
    const site = openBranch({ folder: ${JSON.stringify(site.folder)}, author: () => 'P <p@x> 1767225600 +0000' });
    for (let at = 0; at < 40; at += 1) {
      await release(site, { ${JSON.stringify(page)}: String(process.pid) + at });
      await serve(site, uncached);
    }`,
  );
  const start = () => spawn(process.execPath, ['--import', 'tsx/esm', script], { cwd: __dirname, stdio: 'inherit' });
  const running = [start(), start()];
  const ends = Promise.all(running.map((child) => once(child, 'exit')));
  const seen: number[] = [];
  while (running.some(({ exitCode }) => exitCode === null)) {
    seen.push(servedIn(site)!.number);
    await wait(2);
  }
  expect(await ends).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(servedIn(site)!.number).toBe((await site.read()).number);
});
