/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  contents,
  git,
  home,
  inSite,
  kinds,
  pushed,
  release,
  repositoryOf,
  root,
  store,
  withRepository,
} from '../testing/repository';
import { uncached } from '../cache';
import { serve } from './checkout';
import { runGit, type RunGit } from '../git';

jest.setTimeout(60_000);
withRepository();

const page = 'public/faq/index.html';
const first = { [page]: 'one', 'public/a b.txt': 'kept', 'private/records.jsonl': '1' };

describe.each(kinds)('a site in a %s', (kind) => {
  const begun = async () => {
    await release(store(kind), first, undefined, 'campus 13ecb6a: publish by ana');
    return store(kind);
  };

  test('is empty before its first release', async () => {
    expect(await store(kind).read()).toMatchObject({ number: 0, commit: null, files: new Map() });
  });

  test('holds each release whole: what does not change stays, what is removed is gone', async () => {
    const site = await begun();
    expect(await release(site, { [page]: 'two', 'private/records.jsonl': null, 'config.json': '{}' })).toBe('claimed');
    expect((await store(kind).read()).number).toBe(2);
    expect(await contents(store(kind))).toEqual({ [page]: 'two', 'public/a b.txt': 'kept', 'config.json': '{}' });
  });

  test('loses nothing that a release does not take away: a file never takes the place of a folder', async () => {
    const site = await begun();
    await expect(release(site, { 'public/faq': 'a file' })).rejects.toThrow(`${page} would be missing`);
    await expect(release(site, { 'public/a b.txt/c': 'in a folder' })).rejects.toThrow('a b.txt would be missing');
    expect(await contents(store(kind))).toEqual(first);
  });

  test('gives a number to one release only', async () => {
    const [site, late] = [await begun(), store(kind)];
    const base = await late.read();
    expect(await release(site, { [page]: 'two' })).toBe('claimed');
    expect(await release(late, { [page]: 'three' }, base)).toBe('taken');
    expect(await contents(store(kind))).toMatchObject({ [page]: 'two' });
  });

  test('is read by git as by everybody', async () => {
    await begun();
    expect(inSite(kind, 'log', '--format=%s|%an|%(trailers:key=Release,valueonly)', 'live').trim()).toBe(
      'campus 13ecb6a: publish by ana|Somebody|1',
    );
    expect(inSite(kind, 'show', `live:${page}`)).toBe('one');
    inSite(kind, 'fsck', '--strict');
  });

  test('gives back an earlier release, and says which is the newest where there is none', async () => {
    const site = await begun();
    await release(site, { [page]: 'two' });
    const tree = await store(kind).read(1);
    expect([tree.number, String(await tree.read(page))]).toEqual([1, 'one']);
    await expect(store(kind).read(3)).rejects.toThrow('no release 3; the newest is 2');
  });

  test('puts what is only to be looked at on a branch of its own, again and again', async () => {
    const site = await begun();
    const before = await site.read();
    for (const text of ['two', 'three']) {
      const next = await site.commit(before, { write: new Map([[page, Buffer.from(text)]]), remove: [] }, 'A look');
      expect(await site.show(next, 'preview/menu')).toMatch(/^git:.+#preview\/menu$/);
      expect(inSite(kind, 'show', `preview/menu:${page}`)).toBe(text);
    }
    expect((await store(kind).read()).commit).toBe(before.commit);
  });

  test('says it where no branch can have the name of a preview', async () => {
    const site = await begun();
    inSite(kind, 'branch', 'preview', 'live');
    const next = await site.commit(await site.read(), { write: new Map(), remove: [] }, 'A look');
    await expect(site.show(next, 'preview/menu')).rejects.toThrow('has the branch refs/heads/preview');
  });

  test('never gives a number twice, also after a revert by hand', async () => {
    const site = await begun();
    await release(site, { [page]: 'two' });
    git('clone', '--quiet', repositoryOf(kind), 'clone');
    git('-C', 'clone', 'revert', '--no-edit', 'HEAD');
    git('-C', 'clone', 'push', '--quiet', 'origin', 'HEAD:live');
    expect(await contents(store(kind))).toMatchObject({ [page]: 'one' });
    await release(store(kind), { [page]: 'three' });
    expect((await store(kind).read()).number).toBe(3);
  });

  const amended = (...words: string[]) => {
    git('clone', '--quiet', repositoryOf(kind), 'clone');
    git('-C', 'clone', ...words);
    git('-C', 'clone', 'push', '--quiet', '--force', 'origin', 'HEAD:live');
  };

  test.each(['Release: soon', 'Release: 1\nRelease: 7', 'Release: -1', 'Release: 9999999999999', ''])(
    'goes on after a commit of its owner that says %j: that is no number, and none is given twice',
    async (trailer) => {
      await release(await begun(), { [page]: 'two' });
      amended('commit', '--quiet', '--allow-empty', '-m', `Mine\n\n${trailer}`);
      const site = store(kind);
      expect((await site.read()).number).toBe(2);
      expect(await release(site, { [page]: 'three' })).toBe('claimed');
      expect((await store(kind).read()).number).toBe(3);
    },
  );

  test.each([
    ['a cherry-pick', ['commit', '--quiet', '--allow-empty', '-m', 'Picked\n\nRelease: 1']],
    ['an amend', ['commit', '--quiet', '--amend', '--no-edit']],
    ['a merge', ['merge', '--quiet', '--no-ff', '-s', 'ours', 'HEAD~1', '-m', 'Merged\n\nRelease: 1']],
  ])('gives no number twice after %s', async (_what, words) => {
    await release(await begun(), { [page]: 'two' });
    amended(...words);
    const site = store(kind);
    await release(site, { [page]: 'three' });
    expect((await store(kind).read()).number).toBe(3);
  });

  test('leaves files of its owner as they are', async () => {
    await begun();
    pushed(kind, { CNAME: 'www.3e.example', '.gitattributes': '* text eol=crlf filter=evil' });
    await release(store(kind), { [page]: 'two\n' });
    expect(inSite(kind, 'show', 'live:CNAME')).toBe('www.3e.example');
    expect(inSite(kind, 'show', `live:${page}`)).toBe('two\n');
  });

  test('takes no branch that holds something else', async () => {
    if (kind === 'folder') await store(kind).commit(await store(kind).read(), { write: new Map(), remove: [] }, 'x');
    pushed(kind, { 'src/index.ts': 'a project' });
    await expect(store(kind).read()).rejects.toThrow('is not a site: it contains src/index.ts');
  });

  test('refuses what is no regular file, and names it', async () => {
    await begun();
    git('clone', '--quiet', repositoryOf(kind), 'clone');
    symlinkSync('/etc/passwd', join(root, 'clone/public/link'));
    git('-C', 'clone', 'add', '--all');
    git('-C', 'clone', 'commit', '--quiet', '-m', 'A link');
    git('-C', 'clone', 'push', '--quiet', 'origin', 'HEAD:live');
    await expect(store(kind).read()).rejects.toThrow('"public/link" (mode 120000)');
  });

  const made = (mode: string, kindOf: string, id: string, name: string) => `${mode} ${kindOf} ${id}\t${name}\0`;
  test.each([
    ['a program', '100755', 'blob', 'run'],
    ['another repository', '160000', 'commit', 'module'],
    ['a folder of git', '100644', 'blob', '.git'],
    ['a way up', '100644', 'blob', '..'],
    ['a path of another system', '100644', 'blob', '..\\..\\evil'],
    ['a line break', '100644', 'blob', 'a\nb'],
    ['a name that is no text', '100644', 'blob', Buffer.from([0x61, 0xff])],
  ])('refuses %s in a release', async (_what, mode, kindOf, name) => {
    await begun();
    const id =
      kindOf === 'commit' ? inSite(kind, 'rev-parse', 'live').trim() : inSite(kind, 'rev-parse', `live:${page}`).trim();
    const bare = join(root, repositoryOf(kind));
    const tree = async (lines: Buffer) =>
      String((await runGit(bare, ['mktree', '-z', '--missing'], { input: lines })).stdout).trim();
    const entry = Buffer.concat([Buffer.from(`${mode} ${kindOf} ${id}\t`), Buffer.from(name), Buffer.from('\0')]);
    const folder = await tree(entry);
    const whole = await tree(Buffer.from(made('040000', 'tree', folder, 'public')));
    const commit = inSite(kind, 'commit-tree', whole, '-p', 'live', '-m', 'Odd').trim();
    inSite(kind, 'update-ref', 'refs/heads/live', commit);
    await expect(store(kind).read()).rejects.toThrow('cannot be a file of a site');
  });

  test('runs nothing that a user, a repository or a release brings', async () => {
    const site = await begun();
    const ran = join(root, 'ran');
    const hooks = join(home, 'hooks');
    mkdirSync(hooks);
    for (const hook of ['reference-transaction', 'pre-push', 'post-index-change', 'post-checkout', 'pre-auto-gc'])
      // The user's own server may run the user's hooks.
      writeFileSync(join(hooks, hook), `#!/bin/sh\ncase $PWD in *elsewhere*) ;; *) touch ${ran} ;; esac\n`, {
        mode: 0o755,
      });
    const filter = `[filter "evil"]\n\tclean = "touch ${ran}; cat"\n\tsmudge = "touch ${ran}; cat"\n`;
    writeFileSync(
      join(home, '.gitconfig'),
      `[core]\n\thooksPath = ${hooks}\n\tfsmonitor = touch ${ran}\n\tautocrlf = true\n\tattributesFile = ${home}/attributes\n${filter}`,
    );
    writeFileSync(join(home, 'attributes'), '* filter=evil\n');
    expect(await release(site, { [page]: 'two\r\n', '.x': null, 'public/.gitattributes': '* filter=evil' })).toBe(
      'claimed',
    );
    expect(await contents(store(kind))).toMatchObject({ [page]: 'two\r\n' });
    await site.tidy();
    expect(existsSync(ran)).toBe(false);
  });

  test('says of what is damaged that it is damaged', async () => {
    await begun();
    const id = inSite(kind, 'rev-parse', `live:${page}`).trim();
    const file = join(root, repositoryOf(kind), 'objects', id.slice(0, 2), id.slice(2));
    chmodSync(file, 0o644);
    writeFileSync(file, 'flipped', { flag: 'r+' });
    await expect(contents(store(kind))).rejects.toThrow(/git (cat-file|ls-tree|fetch) failed/);
  });

  test('goes on where a killed git has left a lock', async () => {
    const site = await begun();
    const repository = join(site.folder, '.git');
    await site.read();
    for (const [name, ago] of [
      ['refs/heads/live.lock', 100_000],
      ['packed-refs.lock', -100_000],
      ['shallow.lock', 1e9],
    ] as const) {
      writeFileSync(join(repository, name), '');
      // A clock that is wrong may have written it tomorrow.
      const long = new Date(Date.now() - ago);
      utimesSync(join(repository, name), long, long);
    }
    expect(await release(site, { [page]: 'two' })).toBe('claimed');
  });

  test('takes every release of several processes at once', async () => {
    await begun();
    const options = (at: number) => ({
      folder: join(root, kind === 'folder' ? 'site' : `process-${at}`),
      ...(kind === 'branch' ? { origin: { url: join(root, 'elsewhere.git'), branch: 'live' } } : {}),
    });
    const code = (at: number) => `
      import { openBranch } from ${JSON.stringify(join(__dirname, 'branch.ts'))};
      import { release } from ${JSON.stringify(join(__dirname, '../testing/store.ts'))};
      const site = openBranch({ ...${JSON.stringify(options(at))}, author: () => 'P <p@x> 1767225600 +0000' });
      while ((await release(site, { 'public/p${at}': 'x' })) === 'taken');`;
    const running = [1, 2, 3].map((at) => {
      const file = join(root, `process-${at}.mts`);
      writeFileSync(file, code(at));
      return spawn(process.execPath, ['--import', 'tsx/esm', file], { cwd: __dirname, stdio: 'inherit' });
    });
    const ends = await Promise.all(running.map((child) => once(child, 'exit')));
    expect(ends.map(([status]) => status as number)).toEqual([0, 0, 0]);
    const tree = await store(kind).read();
    expect([tree.number, ...[1, 2, 3].map((at) => tree.files.has(`public/p${at}`))]).toEqual([4, true, true, true]);
  });
});

describe('a folder', () => {
  test.each([['something else', { 'src/index.ts': '' }, 'is not a site: it contains src']])(
    'with %s is refused',
    async (_what, files, words) => {
      for (const path of Object.keys(files)) {
        mkdirSync(join(root, 'site', path, '..'), { recursive: true });
        writeFileSync(join(root, 'site', path), '');
      }
      await expect(store('folder').read()).rejects.toThrow(words);
      await expect(release(store('folder'), first)).rejects.toThrow(words);
    },
  );

  test('that somebody works in is refused, and so is one whose repository would start a program', async () => {
    git('init', '--quiet', 'site');
    await expect(store('folder').read()).rejects.toThrow('somebody works in it');
    git('init', '--quiet', '--bare', 'site/.git');
    git('--git-dir=site/.git', 'config', 'core.bare', 'true');
    git('--git-dir=site/.git', 'config', 'core.fsmonitor', 'touch ran');
    await expect(store('folder').read()).rejects.toThrow('it has the setting core.fsmonitor');
  });

  test('whose repository has settings that change nothing of a release is as any other', async () => {
    await release(store('folder'), first);
    for (const [name, value] of [
      ['gc.auto', '0'],
      ['gc.pruneExpire', 'never'],
      ['pack.threads', '1'],
    ] as const)
      git('--git-dir=site/.git', 'config', name, value);
    expect(await release(store('folder'), { [page]: 'two' })).toBe('claimed');
    git('--git-dir=site/.git', 'config', 'gc.recentObjectsHook', 'touch ran');
    await expect(store('folder').read()).rejects.toThrow('it has the setting gc.recentobjectshook');
  });

  test('with an index of somebody else releases what was released', async () => {
    await release(store('folder'), first);
    writeFileSync(join(root, 'site/.git/index'), 'DIRC nonsense');
    expect(await release(store('folder'), { [page]: 'two' })).toBe('claimed');
    expect(Object.keys(await contents(store('folder')))).toHaveLength(3);
  });

  test('begins again where its repository was only begun', async () => {
    mkdirSync(join(root, 'site/.git/refs'), { recursive: true });
    expect(await release(store('folder'), first)).toBe('claimed');
  });

  test('that a dry look names is not made', async () => {
    await store('folder').read();
    expect(readdirSync(root)).not.toContain('site');
  });
});

describe('a folder whose releases are served', () => {
  const served = async () => {
    await release(store('folder'), first);
    await serve(store('folder'), uncached);
  };

  test.each(['HEAD', 'refs', 'objects', ''])('and that has lost .git/%s does not begin anew', async (part) => {
    await served();
    rmSync(join(root, 'site/.git', part), { recursive: true });
    await expect(store('folder').read()).rejects.toMatchObject({ code: 'history-gone' });
    expect(readFileSync(join(root, 'site/live/faq/index.html'), 'utf8')).toBe('one');
  });

  test('and whose branch is gone says how it comes back', async () => {
    await served();
    inSite('folder', 'update-ref', '-d', 'refs/heads/live');
    const message = await store('folder')
      .read()
      .then(String, (error: Error) => error.message);
    const [, command = ''] = /git -C \S+ (update-ref refs\/heads\/live \w+)/.exec(message) ?? [];
    inSite('folder', ...command.split(' '));
    expect(await contents(store('folder'))).toEqual(first);
  });

  test('shows no object in place of another', async () => {
    await served();
    const [id, other] = [page, 'public/a b.txt'].map((path) => inSite('folder', 'rev-parse', `live:${path}`).trim());
    inSite('folder', 'replace', id!, other!);
    expect(await contents(store('folder'))).toEqual(first);
  });
});

describe('a branch', () => {
  const lost = (until: number): RunGit => {
    let failures = 0;
    return async (repository, args, options) => {
      const result = await runGit(repository, args, options);
      const isAsking = args[0] === 'ls-remote' && failures > 0;
      if ((args[0] !== 'push' && !isAsking) || failures >= until) return result;
      failures += 1;
      return { status: 128, stdout: Buffer.alloc(0), stderr: 'fatal: the remote end hung up unexpectedly' };
    };
  };

  test('has taken a release whose answer was lost', async () => {
    expect(await release(store('branch', { run: lost(1) }), first)).toBe('claimed');
  });

  test('whose answer never comes is asked whether it has the release', async () => {
    const run: RunGit = async (repository, args, options) => {
      const result = await runGit(repository, args, options);
      if (args[0] === 'push') throw new Error('git push has not answered for 600 seconds, and was ended.');
      return result;
    };
    expect(await release(store('branch', { run }), first)).toBe('claimed');
  });

  test('that answers no more may have taken it, and that is what is said', async () => {
    await expect(release(store('branch', { run: lost(99) }), first)).rejects.toThrow('It may be live');
    expect((await store('branch').read()).number).toBe(1);
  });

  test('is asked by nobody any more once the tool was killed', async () => {
    const [ssh, script, asking] = ['ssh', 'asking.mts', 'pid'].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(ssh, `#!/bin/sh\necho $$ > ${asking}; exec sleep 60\n`, { mode: 0o755 });
    const origin = { url: 'ssh://host/site.git', branch: 'live' };
    const options = { folder: join(root, 'killed'), origin };
    writeFileSync(
      script,
      `import { openBranch } from ${JSON.stringify(join(__dirname, 'branch.ts'))};
      await openBranch({ ...${JSON.stringify(options)}, author: () => '' }).read();`,
    );
    const env = { ...process.env, GIT_SSH_COMMAND: ssh };
    const tool = spawn(process.execPath, ['--import', 'tsx/esm', script], { cwd: __dirname, env, stdio: 'inherit' });
    const until = async (is: () => boolean) => {
      while (!is()) await wait(20);
    };
    await until(() => existsSync(asking) && readFileSync(asking, 'utf8').endsWith('\n'));
    tool.kill('SIGKILL');
    await until(() => spawnSync('kill', ['-0', readFileSync(asking, 'utf8').trim()]).status !== 0);
  });

  test('that refuses is asked once', async () => {
    await release(store('branch'), first);
    inSite('branch', 'config', 'receive.denyCurrentBranch', 'refuse');
    writeFileSync(join(root, 'elsewhere.git/hooks/pre-receive'), '#!/bin/sh\necho no >&2; exit 1\n', { mode: 0o755 });
    await expect(release(store('branch'), { [page]: 'two' })).rejects.toThrow('git push failed');
  });

  test('needs little of its history', async () => {
    for (const word of ['one', 'two', 'three']) await release(store('branch'), { [page]: word });
    const site = store('branch');
    await site.read();
    expect(readFileSync(join(site.folder, '.git/shallow'), 'utf8').trim().split('\n')).toHaveLength(1);
  });
});
