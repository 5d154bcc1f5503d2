/**
 * A site is a git repository, and a release is a commit on a branch of it: read one, make the next, claim its number.
 * Only git's plumbing is used, and no hook, filter, attribute or setting has any effect. All that is read is untrusted:
 * whoever can write to the folder or push to the branch writes it.
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fault, withoutSecrets, type Fault } from '../message';

/** The part of a release that visitors get, the part that they do not, and its settings. */
export const publicFolder = 'public';
export const privateFolder = 'private';
export const settingsFile = 'config.json';

/** One whole release, as files by path. It never changes. */
export type Tree = {
  /** 0 for a site without a release. */
  number: number;
  /** Its commit; null for a site without a release. */
  commit: string | null;
  paths: readonly string[];
  has: (path: string) => boolean;
  /** Git's id of a file's content; undefined where there is none. */
  id: (path: string) => string | undefined;
  /** @throws Fault where the file is not there, or cannot be read as it was released. */
  read: (path: string) => Promise<Buffer>;
};

/** What a release changes in the one before: everything else stays the same file. */
export type Change = { write: ReadonlyMap<string, Buffer>; remove: readonly string[] };

export type Store = {
  /** The site's name in messages. */
  name: string;
  /** The folder of its repository and its checkouts on this machine. */
  folder: string;
  /** The newest release, or an earlier one by its number. @throws Fault where there is no release of that number. */
  read: (number?: number) => Promise<Tree>;
  /**
   * A release on top of another, which no branch has yet.
   * @param message What it does: a title, then a paragraph.
   */
  commit: (base: Tree, change: Change, message: string) => Promise<Tree>;
  /** Makes a release the newest. `taken` when another one has come first: read again, and decide again. */
  claim: (base: Tree, next: Tree) => Promise<'claimed' | 'taken'>;
  /** Packs what has become much. */
  tidy: () => Promise<void>;
};

/** A branch of a repository elsewhere. */
export type Origin = { url: string; branch: string };

type Options = {
  folder: string;
  /** Where the site is kept, if not in that folder. */
  origin?: Origin;
  name?: string;
  /** Who makes the commits, as git writes it: name, address, seconds since 1970, time zone. */
  author: () => string;
  run?: RunGit;
};

export type GitResult = { status: number; stdout: Buffer; stderr: string };
type GitOptions = {
  input?: Buffer | string;
  /** Whether it reaches another machine, by the user's own settings of access. */
  isRemote?: boolean;
  /** How long it may take. */
  seconds?: number;
};
/** Runs git in a bare repository. */
export type RunGit = (repository: string, args: readonly string[], options?: GitOptions) => Promise<GitResult>;

/** The id that git gives to a content. */
export function contentId(content: Buffer | string): string {
  return createHash('sha1')
    .update(`blob ${Buffer.byteLength(content)}\0`)
    .update(content)
    .digest('hex');
}

/** Settings of a user apply to access alone (credentials, proxies); these keep programs and rewriting out of the rest. */
const ownSettings = Object.entries({
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'core.fsync': 'all',
  'core.fsyncMethod': 'batch',
  'log.showSignature': 'false',
  'gc.autoDetach': 'false',
  'maintenance.auto': 'false',
  'fetch.recurseSubmodules': 'false',
  'push.gpgSign': 'false',
  'push.followTags': 'false',
  'push.recurseSubmodules': 'no',
  'push.pushOption': '',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Variables of git that a remote command keeps: those of access. */
const ofAccess = /^GIT_(SSH|ASKPASS|CONFIG|SSL|HTTP|PROXY|CURL|TRACE)/;

/** What ends each git that runs, when this process ends. */
const running = new Set<() => void>();
process.once('exit', () => running.forEach((kill) => kill()));

/** Runs git as a process, with messages in English and without a question that nobody would answer. */
export const runGit: RunGit = (repository, args, { input = '', isRemote = false, seconds = 600 } = {}) => {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') || (isRemote && ofAccess.test(name)),
  );
  const alone = isRemote ? {} : { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_NO_LAZY_FETCH: '1' };
  const env = { ...Object.fromEntries(inherited), LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...alone };
  return new Promise((resolve, reject) => {
    // With a group of its own: what it starts (ssh, git-remote-https) would hold its output open, and so this process.
    const child = spawn('git', [...ownSettings, `--git-dir=${repository}`, ...args], { env, detached: true });
    const kill = () => {
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
    };
    const clock = setTimeout(() => {
      kill();
      const what = `git ${args[0]} has not answered for ${seconds} seconds, and was ended.`;
      reject(fault(what, 'Check the network, and run the command again.'));
    }, seconds * 1000);
    running.add(kill);
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => stdout.push(part));
    child.stderr.on('data', (part: Buffer) => stderr.push(part));
    child.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(clock);
      const missing = 'git is not installed here, and a site is a git repository.';
      reject(error.code === 'ENOENT' ? fault(missing, 'Install git 2.29 or newer.') : error);
    });
    child.once('close', (status, killedBy) => {
      clearTimeout(clock);
      running.delete(kill);
      const said = Buffer.concat(stderr).toString() || (killedBy ? `fatal: git was ended by ${killedBy}` : '');
      resolve({ status: status ?? 1, stdout: Buffer.concat(stdout), stderr: said });
    });
    // git closes its input early if it fails; its own message says why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
};

/** What git said of a failure, in its own words. */
function wordsOf(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => line !== '' && !/^(hint:|To |Done$)/.test(line));
  return withoutSecrets(told.join(' ').slice(0, 500) || 'it gave no reason').replace(/\.+$/, '');
}

type Entry = { id: string; size: number };
const regularFile = '100644';

/** A larger file is none of a site; and how much is asked of git at once, since it stands in memory. In bytes. */
const [largestFile, batch] = [100_000_000, 32 * 1024 * 1024];

/** What stands beside a release's own files and belongs to whoever owns the branch: files that hosts and readers look for. */
const ofTheOwner =
  /^(\.[^/]+(\/|$)|config\.json$|CNAME$|(netlify|wrangler)\.(toml|jsonc?)$|(readme|licen[cs]e|notice)(\.\w+)?$)/i;

const isInRelease = (path: string) => path === settingsFile || /^(public|private)\//.test(path);

/** Whether no part of a path leads up, stays, names a repository, or cannot be the name of a file on some disk. */
function isCleanPath(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- they end names, or lines of git
  return path.split('/').every((part) => !/^(\.{0,2}|\.git)$|[\x00-\x1f\x7f\\\ufffd]/i.test(part));
}

/** Settings of a repository that start no program and change no content. */
const harmless =
  /^(core\.(repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks)|user\.\w+|remote\..+\.(url|fetch)|branch\..+)$/;

/** A lock that is older belongs to nobody: git holds one for milliseconds. */
const lockedFor = 60_000;

const nothing = '0'.repeat(40);
const localBranch = 'refs/heads/live';

/** The trailer that has a release's number. */
const numbersFormat = '%(trailers:key=Release,valueonly,separator=%x20)';

export function openStore({ folder, origin, name = folder, author, run = runGit }: Options): Store {
  const repository = join(folder, '.git');
  let last: Tree | null = null;
  const tryGit = (args: readonly string[], options?: GitOptions) => run(repository, args, options);
  const failure = (args: readonly string[], { stderr }: Pick<GitResult, 'stderr'>): Fault => {
    const command = args[0]!;
    const todo = ['ls-remote', 'fetch', 'push'].includes(command)
      ? `\`git ls-remote ${origin?.url}\` has to work here without a question, and this account has to be allowed to push to ${origin?.branch}.`
      : `If the disk is full, free some space; \`git -C ${folder} fsck\` says whether something is damaged, and a clone of another copy mends that.`;
    return fault(`git ${command} failed for ${name}: ${wordsOf(stderr)}.`, todo);
  };
  const git = async (args: readonly string[], options?: GitOptions): Promise<Buffer> => {
    const result = await tryGit(args, options);
    if (result.status !== 0) throw failure(args, result);
    return result.stdout;
  };

  const isRepository = () => ['HEAD', 'objects', 'refs'].every((entry) => existsSync(join(repository, entry)));

  /** @throws Fault where the folder holds something else, or a repository that could start a program here. */
  const checkFolder = async (): Promise<void> => {
    if (!existsSync(folder)) return;
    if (!statSync(folder).isDirectory())
      throw fault(`${folder} is a file, but a site is a folder.`, 'Choose another one.', 'site-is-a-file');
    const entries = readdirSync(folder);
    if (!entries.includes('.git')) {
      const other = entries.find((entry) => !['live', 'checkouts', settingsFile].includes(entry));
      if (other === undefined) return;
      const what = `${folder} is not a site: it contains ${other}.`;
      throw fault(what, 'Choose an empty folder.');
    }
    const foreign = (reason: string) => {
      const what = `${repository} is not a repository of this tool: ${reason}.`;
      const todo = `Choose another folder, or clone its releases into a new one: git clone --bare ${folder} NEW/.git`;
      return fault(what, todo, 'repository-of-others');
    };
    if (!lstatSync(repository).isDirectory()) throw foreign('it is no folder');
    if (existsSync(join(repository, 'commondir'))) throw foreign('it belongs to another repository');
    if (!existsSync(join(repository, 'config'))) return;
    const list = await git(['config', '--file', join(repository, 'config'), '--no-includes', '--list', '-z']);
    const settings = list.toString().split('\0').filter(Boolean);
    const program = settings.map((line) => line.split('\n')[0]!).find((key) => !harmless.test(key.toLowerCase()));
    if (program !== undefined) throw foreign(`it has the setting ${program}`);
    if (!settings.includes('core.bare\ntrue')) throw foreign('somebody works in it');
  };
  let checked: Promise<void> | undefined;

  /** Removes what a killed git has locked. */
  const unlock = (): void => {
    const locks = [localBranch, 'packed-refs', 'shallow', 'HEAD', 'config'].map((it) => join(repository, `${it}.lock`));
    for (const lock of locks)
      if ((statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < Date.now() - lockedFor)
        rmSync(lock, { force: true });
  };
  /** Tries again while somebody else holds a lock, a minute and a little at most. */
  const whileLocked = async (attempt: () => Promise<GitResult>): Promise<GitResult> => {
    for (const until = Date.now() + lockedFor + 5000; ; await wait(50 + Math.random() * 100)) {
      unlock();
      const result = await attempt();
      if (result.status === 0 || !/: File exists/.test(result.stderr) || Date.now() > until) return result;
    }
  };

  /** Begins the repository, or completes one that somebody was killed over. */
  const begin = async (): Promise<void> => {
    if (isRepository()) return;
    if (mkdirSync(folder, { recursive: true }) !== undefined) chmodSync(folder, 0o755);
    const args = ['init', '--quiet', '--bare', '--template=', '--object-format=sha1', '--initial-branch=live'];
    const result = await whileLocked(() => tryGit(args));
    if (result.status !== 0) throw failure(args, result);
  };

  /** Where the branch is in this machine's repository; null where there is none. */
  const tipHere = async (): Promise<string | null> => {
    const args = ['for-each-ref', '--format=%(objectname)', localBranch];
    const result = await tryGit(args);
    // It warns of a branch that it cannot read, and goes on without it.
    if (result.status !== 0 || result.stderr !== '') throw failure(args, result);
    return result.stdout.toString().trim() || null;
  };
  /** Where it is in the repository that the site is kept in. */
  const tipOf = async (): Promise<string | null> => {
    if (!origin) return tipHere();
    const ref = `refs/heads/${origin.branch}`;
    const answer = await git(['ls-remote', '--', origin.url, ref], { isRemote: true, seconds: 30 });
    const lines = answer.toString().split('\n');
    return lines.find((line) => line.endsWith(`\t${ref}`))?.split('\t')[0] ?? null;
  };

  /** Brings the branch here, which may have moved. @param depth So many commits of it; null for all. */
  const fetch = async (depth: number | null): Promise<string> => {
    const { url, branch } = origin!;
    const how = [`--depth=${depth ?? 2 ** 31 - 1}`, '--no-tags', '--no-write-fetch-head', '--no-auto-maintenance'];
    const args = ['fetch', '--quiet', ...how, '--', url, `+refs/heads/${branch}:${localBranch}`];
    const result = await whileLocked(() => tryGit(args, { isRemote: true }));
    const tip = result.status === 0 ? await tipHere() : null;
    if (tip === null) throw failure(args, result);
    return tip;
  };

  /** Commits of the branch that are here, the newest first, with the numbers that their messages have. */
  const history = async (tip: string, ...limits: string[]): Promise<[commit: string, number: number][]> => {
    const list = await git(['log', '--first-parent', `--format=%H ${numbersFormat}`, ...limits, tip]);
    return [...list.toString().matchAll(/^(\w+) *(.*)$/gm)].map(([, commit = '', number]) => {
      if (/^\d{0,9}$/.test(number ?? '')) return [commit, Number(number)];
      const what = `The commit ${commit} in ${name} says that it is release ${number}, which is no number of a release.`;
      throw fault(what, `Revert it: git revert ${commit}`);
    });
  };
  /** The number of the newest release: a commit of the branch's owner has none of its own. */
  const numberAt = async (tip: string): Promise<number> => {
    const [[, own] = ['', 0]] = await history(tip, '-1');
    if (own > 0) return own;
    if (origin) await fetch(null);
    return (await history(tip)).find(([, number]) => number > 0)?.[1] ?? 0;
  };

  const entriesOf = async (commit: string): Promise<Map<string, Entry>> => {
    const list = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', commit]);
    const entries = new Map<string, Entry>();
    for (const line of list.toString().split('\0').filter(Boolean)) {
      const tab = line.indexOf('\t');
      const [mode = '', , id = '', size = ''] = line.slice(0, tab).split(/ +/);
      const path = line.slice(tab + 1);
      if (size === 'BAD') throw failure(['ls-tree'], { stderr: `${path} is missing or damaged` });
      const isFile = mode === regularFile && isCleanPath(path) && Number(size) <= largestFile;
      if (isInRelease(path) && !isFile) {
        const what = `${JSON.stringify(path)} (mode ${mode}) in ${name} cannot be a file of a site.`;
        const todo = `Revert the commit that added it: git log ${commit} -- FILE names it.`;
        throw fault(what, todo);
      }
      entries.set(path, { id, size: Number(size) });
    }
    return entries;
  };

  /** Files that have been asked for, and are read together. */
  let waiting: { entry: Entry; path: string; give: (content: Buffer) => void; fail: (error: unknown) => void }[] = [];
  const answerAll = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    while (asked.length > 0) {
      let sum = 0;
      const fitting = asked.findIndex(({ entry: { size } }, at) => (sum += size) > batch && at > 0);
      const part = asked.splice(0, fitting < 0 ? asked.length : fitting);
      try {
        const answer = await git(['cat-file', '--batch'], {
          input: part.map(({ entry: { id } }) => `${id}\n`).join(''),
        });
        let at = 0;
        for (const { entry, path, give, fail } of part) {
          const start = answer.indexOf('\n', at) + 1;
          const content = answer.subarray(start, start + entry.size);
          const isWhole = answer.subarray(at, start).toString() === `${entry.id} blob ${entry.size}\n`;
          if (isWhole && contentId(content) === entry.id) give(content);
          else fail(failure(['cat-file'], { stderr: `${path} is missing or damaged` }));
          at = isWhole ? start + entry.size + 1 : start;
        }
      } catch (error) {
        part.forEach(({ fail }) => fail(error));
      }
    }
  };

  const treeOf = (commit: string | null, number: number, entries: ReadonlyMap<string, Entry>): Tree => ({
    number,
    commit,
    paths: [...entries.keys()].filter(isInRelease),
    has: (path) => entries.has(path),
    id: (path) => entries.get(path)?.id,
    read: (path) =>
      new Promise((give, fail) => {
        const entry = entries.get(path);
        if (!entry) return fail(fault(`${path} is not in ${name}.`));
        if (waiting.push({ entry, path, give, fail }) === 1) setImmediate(() => void answerAll());
      }),
  });

  const readCommit = async (commit: string, number: number): Promise<Tree> => {
    const entries = await entriesOf(commit);
    const other = [...entries.keys()].find((path) => !ofTheOwner.test(path));
    if (number === 0 && other !== undefined) {
      const todo = 'Name a branch that is used only for releases, as in #live; the first release creates it.';
      throw fault(`${name} is not a site: it contains ${other}.`, todo);
    }
    return treeOf(commit, number, entries);
  };

  const read = async (wanted?: number): Promise<Tree> => {
    await (checked ??= checkFolder());
    if (!isRepository()) {
      if (!origin) return treeOf(null, 0, new Map());
      await begin();
    }
    const there = await tipOf();
    if (there === null) return treeOf(null, 0, new Map());
    const isHere = !origin || (await tryGit(['cat-file', '-e', `${there}^{tree}`])).status === 0;
    const tip = isHere ? there : await fetch(1);
    if (wanted === undefined) return (last = last?.commit === tip ? last : await readCommit(tip, await numberAt(tip)));
    if (origin) await fetch(null);
    const found = (await history(tip)).find(([, number]) => number === wanted);
    if (found) return readCommit(...found);
    const what = `${name} has no release ${wanted}; the newest is ${await numberAt(tip)}.`;
    throw fault(what);
  };

  const commit = async (base: Tree, { write, remove }: Change, message: string): Promise<Tree> => {
    await (checked ??= checkFolder());
    await begin();
    const number = base.number + 1;
    const text = `${message.trim()}\n\nRelease: ${number}\n`;
    // A name of its own, which is gone at the end of the stream: only the commit stays.
    const draft = `refs/made/${randomUUID()}`;
    const head = [`commit ${draft}`, 'mark :1', `committer ${author()}`, `data ${Buffer.byteLength(text)}`, text];
    const stream: (string | Buffer)[] = [`${head.join('\n')}\n`];
    if (base.commit !== null) stream.push(`from ${base.commit}\n`);
    for (const path of remove) stream.push(`D ${path}\n`);
    for (const [path, content] of write) {
      if (!isInRelease(path) || !isCleanPath(path)) throw new Error(`${path} cannot be a file of a release.`);
      stream.push(`M ${regularFile} inline ${path}\ndata ${content.length}\n`, content, '\n');
    }
    stream.push(`get-mark :1\nreset ${draft}\nfrom ${nothing}\n\ndone\n`);
    const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
    const made = await git(['fast-import', '--quiet', '--done', '--date-format=raw'], { input });
    return readCommit(made.toString().trim(), number);
  };

  const claim = async (base: Tree, next: Tree): Promise<'claimed' | 'taken'> => {
    const [from, to] = [base.commit, next.commit!];
    const args = origin
      ? ['push', '--porcelain', '--no-verify', '--', origin.url, `${to}:refs/heads/${origin.branch}`]
      : ['update-ref', localBranch, to, from ?? nothing];
    for (let tries = 1; ; tries += 1) {
      const result = await whileLocked(() => tryGit(args, { isRemote: origin !== undefined }));
      // The branch itself decides, because an answer may be lost, and messages differ between servers.
      const tip = result.status === 0 ? to : await tipOf().catch(() => undefined);
      if (tip === undefined) {
        const what = `${name} has not said whether it took the release: ${wordsOf(result.stderr)}.`;
        const todo = 'It may be live: `npm run releases` says so once the repository answers again.';
        throw fault(what, todo);
      }
      if (tip === to) {
        if (origin) await whileLocked(() => tryGit(['update-ref', localBranch, to]));
        last = next;
        return 'claimed';
      }
      if (tip !== from) return 'taken';
      // Somebody else may have held the branch for a moment; a repository that refuses does so each time.
      if (!origin || tries === 8 || /declined|denied/.test(result.stderr)) throw failure(args, result);
      await wait(Math.random() * 100 * tries);
    }
  };

  const tidy = async () => void (await git(['gc', '--auto', '--quiet']));

  return { name, folder, read, commit, claim, tidy };
}
