/**
 * A site in a branch of a git repository: each release is a commit whose tree is a whole site, and the number is claimed
 * by an ordinary push, which the repository takes only from whoever has read the newest commit. All of a machine's
 * processes share one store of objects, which git itself makes safe; nothing is ever checked out.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fault } from '../message';
import { runGit, wordsOf, type GitAddress, type GitOptions, type GitResult, type RunGit } from './git-command';
import {
  abandonedAfter,
  hashOf,
  indexed,
  indexFile,
  keptEntry,
  numberSchema,
  ownName,
  readIndex,
  settingsFile,
  writeIndex,
  writtenEntry,
  type FileIndex,
} from './layout';
import { damaged, type Change, type Standing, type Store, type Tree } from './store';

export type GitStoreOptions = {
  /** Folder of the objects that this machine's processes share. */
  cache: string;
  /** Who makes the commits, as git writes it: name, address, seconds since 1970, time zone. */
  author: () => string;
  run?: RunGit;
  /** How long the repository may take to say where the branch is, and to send or take what is new. In seconds. */
  limits?: { ask: number; send: number };
};

/** The file that holds the number of the release, beside its folders. */
const numberFile = 'release.json';

/** A file of a commit. Its mode tells a regular file from a symbolic link or an executable. */
type Entry = { mode: string; id: string; size: number };
const regularFile = '100644';

/** A commit as a release: where it stands, and all of its files. */
type Commit = { id: string | null; entries: ReadonlyMap<string, Entry> };

/** Files that an owner may add before the first release: settings, and files that hosts and readers look for. */
const owners =
  /^(\.[^/]+(\/|$)|config\.json$|CNAME$|(netlify|wrangler)\.(toml|jsonc?)$|(readme|licen[cs]e|notice)(\.\w+)?$)/i;

/** An index, a number or settings that are larger are none. In bytes. */
const largestText = 64 * 1024 * 1024;

/** How much is asked of git at once, in bytes: what it answers stands in memory. */
const batch = 32 * 1024 * 1024;

/** A push or a fetch that met another one is tried again this often. */
const mostTries = 8;

/** As a depth of git: the whole history. */
const wholeHistory = 2 ** 31 - 1;

const isInRelease = (path: string) => /^(public|private)\//.test(path);

/** The blobs in what `cat-file --batch` answered, in the order of the question; null for what is no blob. */
function blobsIn(answer: Buffer, asked: number): (Buffer | null)[] {
  let at = 0;
  return Array.from({ length: asked }, () => {
    const end = answer.indexOf('\n', at);
    const [, kind, size] = /(\w+) (\d+)$/.exec(answer.subarray(at, end).toString()) ?? [];
    const start = end + 1;
    at = kind === undefined ? start : start + Number(size) + 1;
    return kind === 'blob' ? answer.subarray(start, start + Number(size)) : null;
  });
}

/** The number of a release; null where a text holds none. */
function numberIn(content: Buffer | null | undefined): number | null {
  try {
    return numberSchema.parse(JSON.parse(String(content))).number;
  } catch {
    return null;
  }
}

export function gitStore(
  address: GitAddress,
  { cache, author, run = runGit, limits = { ask: 30, send: 600 } }: GitStoreOptions,
): Store & { close: () => void } {
  const { url, branch, name: store } = address;
  const ref = `refs/heads/${branch}`;
  const folder = join(cache, hashOf(`${url}#${branch}`).slice(0, 16));
  const objects = join(folder, 'objects.git');
  const ending = new AbortController();
  /** The release that each tree is, for the one that is made from it. */
  const commits = new WeakMap<Tree, Commit>();
  let last: { commit: string | null; tree: Tree } | null = null;
  let made: Promise<unknown> | null = null;

  const tryGit = async (args: readonly string[], options: GitOptions = {}): Promise<GitResult> => {
    made ??= (async () => {
      mkdirSync(objects, { recursive: true });
      await run(objects, ['init', '--quiet', '--bare', '--template=', '--object-format=sha1', objects]);
    })();
    await made;
    const seconds = args[0] === 'ls-remote' ? limits.ask : limits.send;
    return run(objects, args, { seconds, signal: ending.signal, ...options });
  };
  const failure = ([command = '']: readonly string[], { stderr }: GitResult) => {
    const isRemote = ['ls-remote', 'fetch', 'push'].includes(command);
    return fault(
      'git-failed',
      { store, command },
      `git ${command} failed for ${store}: ${wordsOf(stderr)}.`,
      isRemote
        ? `\`git ls-remote ${url}\` has to work here without a question, and this account has to be allowed to push to ${branch}. The live site is unchanged.`
        : `If the disk is full, free some space; ${folder} can safely be deleted. Then run the command again.`,
    );
  };
  const git = async (args: readonly string[], options?: GitOptions): Promise<string> => {
    const result = await tryGit(args, options);
    if (result.status === 0) return result.stdout.toString();
    throw failure(args, result);
  };

  /** Where the branch is in the repository; null where there is none. */
  const tipOf = async (): Promise<string | null> => {
    const lines = (await git(['ls-remote', '--', url, ref])).split('\n');
    return lines.find((line) => line.endsWith(`\t${ref}`))?.split('\t')[0] ?? null;
  };

  /** Fetches the newest commit, and as many before it as the depth says. Another process may be fetching as well. */
  const fetch = async (depth: number): Promise<string> => {
    const command = ['fetch', '--quiet', `--depth=${depth}`, '--no-tags', '--no-write-fetch-head', '--', url];
    for (let tries = 1; ; tries += 1) {
      const result = await tryGit([...command, `+${ref}:refs/site/tip`]);
      if (result.status === 0) return (await git(['rev-parse', 'refs/site/tip'])).trim();
      if (tries === mostTries) throw failure(command, result);
      await wait(Math.random() * 100 * tries);
    }
  };

  /** The files of a commit by path: all, or the named ones. Their sizes are known before anything is read. */
  const entriesOf = async (commit: string, ...paths: string[]): Promise<Map<string, Entry>> => {
    const list = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', commit, ...paths]);
    const lines = list.split('\0').filter(Boolean);
    return new Map(
      lines.map((line) => {
        const tab = line.indexOf('\t');
        const [mode = '', , id = '', size] = line.slice(0, tab).split(/ +/);
        return [line.slice(tab + 1), { mode, id, size: Number(size) }] as const;
      }),
    );
  };

  /** Contents that have been asked for, and are read together. */
  let waiting: {
    entry: Pick<Entry, 'id' | 'size'>;
    give: (content: Buffer | null) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const answerAll = async () => {
    const asked = waiting;
    waiting = [];
    while (asked.length > 0) {
      let sum = 0;
      const fitting = asked.findIndex(({ entry: { size } }, at) => (sum += size) > batch && at > 0);
      const part = asked.splice(0, fitting < 0 ? asked.length : fitting);
      const input = part.map(({ entry: { id } }) => `${id}\n`).join('');
      await tryGit(['cat-file', '--batch'], { input }).then(
        ({ stdout }) => blobsIn(stdout, part.length).forEach((content, at) => part[at]!.give(content)),
        (error: unknown) => part.forEach(({ fail }) => fail(error)),
      );
    }
  };
  const contentOf = (entry: Pick<Entry, 'id' | 'size'>): Promise<Buffer | null> =>
    new Promise((give, fail) => {
      if (waiting.push({ entry, give, fail }) === 1) setImmediate(() => void answerAll());
    });

  /** SHA-256 of objects that this machine has read, by their ids: an object never changes. */
  const knownFile = join(folder, 'known.json');
  let known: Map<string, string> | null = null;
  const knownHashes = (): Map<string, string> => {
    try {
      known ??= new Map(Object.entries(JSON.parse(readFileSync(knownFile, 'utf8')) as Record<string, string>));
    } catch {
      known = new Map();
    }
    return known;
  };
  const keepKnown = () => {
    if (!known || known.size === 0) return;
    const draft = join(folder, `known-${ownName()}`);
    try {
      writeFileSync(draft, JSON.stringify(Object.fromEntries(known)));
      renameSync(draft, knownFile);
    } catch {
      // It costs only time.
    }
  };

  /**
   * A commit as a release, and the settings beside it.
   * @throws Fault where the branch holds something else than a site: a release would mix with it.
   */
  const treeOf = async (commit: string | null): Promise<Tree> => {
    const entries: ReadonlyMap<string, Entry> = commit === null ? new Map() : await entriesOf(commit);
    const other = [...entries.keys()].find((path) => !owners.test(path));
    if (!entries.has(indexFile) && other !== undefined)
      throw fault(
        'branch-is-something-else',
        { store, branch, path: other },
        `${store} is not a site: the branch ${branch} contains ${other}.`,
        'Name a branch that is used only for releases, as in #live; the first release creates it.',
      );
    const broken = (file: string) =>
      fault(
        'branch-file-unreadable',
        { store, file, commit },
        `${file} in ${store} cannot be read.`,
        `Revert the commit that changed it: git revert ${commit}`,
      );
    const textOf = async (file: string): Promise<string | null> => {
      const entry = entries.get(file);
      if (entry && entry.size > largestText) throw broken(file);
      return entry ? String(await contentOf(entry)) : null;
    };
    const parsed = async <T>(file: string, parse: (text: string) => T, otherwise: T): Promise<T> => {
      const text = await textOf(file);
      try {
        return text === null ? otherwise : parse(text);
      } catch {
        throw broken(file);
      }
    };
    const index: FileIndex = await parsed(indexFile, readIndex, new Map());
    const { number } = await parsed(numberFile, (text) => numberSchema.parse(JSON.parse(text)), { number: 0 });
    if (number === 0 && index.size > 0) throw broken(numberFile);

    const locate = (path: string) => `${path} in ${store}`;
    /** The file of a path, where it may be the released one: of that size, and no link. */
    const entryAt = (path: string): Entry | null => {
      const entry = entries.get(path);
      return entry?.mode === regularFile && entry.size === index.get(path)?.[1] ? entry : null;
    };
    const read = async (path: string): Promise<Buffer> => {
      const entry = entryAt(path);
      const content = entry && (await contentOf(entry));
      if (!content) throw damaged(locate(path));
      const hash = hashOf(content);
      knownHashes().set(entry.id, hash);
      if (hash !== index.get(path)?.[0]) throw damaged(locate(path));
      return content;
    };
    const tree: Tree = {
      number,
      next: number + 1,
      settings: await textOf(settingsFile),
      ...indexed(index),
      read,
      isWhole: async (path) => {
        const entry = entryAt(path);
        if (!entry) return false;
        if (!knownHashes().has(entry.id)) await read(path).catch(() => undefined);
        return knownHashes().get(entry.id) === index.get(path)![0];
      },
      locate,
      strangers: [...entries.keys()].filter((path) => isInRelease(path) && !index.has(path)),
    };
    commits.set(tree, { id: commit, entries });
    return tree;
  };

  const read = async (): Promise<Tree> => {
    const tip = await tipOf();
    if (last && tip !== null && tip === last.commit) return last.tree;
    const isHere = tip === null || (await tryGit(['cat-file', '-e', `${tip}^{commit}`])).status === 0;
    const commit = isHere ? tip : await fetch(1);
    last = { commit, tree: await treeOf(commit) };
    return last.tree;
  };

  /** The releases in the branch's history. An owner's commit repeats the number of the release before it: the newest counts. */
  async function* releases(): AsyncGenerator<Standing> {
    if ((await tipOf()) === null) return;
    const newest = await fetch(wholeHistory);
    const ids = (await git(['log', '--first-parent', '--format=%H', newest])).split('\n').filter(Boolean);
    const seen = new Set<number>();
    for (const id of ids) {
      const entry = (await entriesOf(id, numberFile)).get(numberFile);
      const number = entry && entry.size < largestText ? numberIn(await contentOf(entry)) : null;
      if (number === null || seen.has(number)) continue;
      seen.add(number);
      yield { number, open: () => treeOf(id) };
    }
  }

  /** Puts contents into the store of objects. @returns Their ids. */
  const idsOf = async (contents: readonly Buffer[]): Promise<string[]> => {
    const drafts = join(folder, `draft-${ownName()}`);
    mkdirSync(drafts);
    try {
      contents.forEach((content, at) => writeFileSync(join(drafts, String(at)), content));
      const input = contents.map((_content, at) => `${join(drafts, String(at))}\n`).join('');
      return (await git(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input })).split('\n').filter(Boolean);
    } finally {
      rmSync(drafts, { recursive: true, force: true });
    }
  };

  /** A commit on top of another, with the same files but for some: no attribute, filter or hook of the user affects it. */
  const commitOn = async (
    { id }: Commit,
    write: ReadonlyMap<string, Buffer>,
    remove: readonly string[],
    message: string,
  ) => {
    const [, name = '', email = '', date = ''] = /^(.*) <(.*)> (.*)$/.exec(author()) ?? [];
    const ids = await idsOf([...write.values()]);
    const index = join(folder, `index-${ownName()}`);
    const env = { GIT_INDEX_FILE: index };
    const lines = [
      ...remove.map((path) => `0 ${'0'.repeat(40)}\t${path}\0`),
      ...[...write.keys()].map((path, at) => `${regularFile} ${ids[at]}\t${path}\0`),
    ];
    try {
      await git(['read-tree', ...(id === null ? ['--empty'] : [id])], { env });
      await git(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
      const tree = (await git(['write-tree'], { env })).trim();
      const who = Object.fromEntries(
        ['AUTHOR', 'COMMITTER'].flatMap((role) => [
          [`GIT_${role}_NAME`, name],
          [`GIT_${role}_EMAIL`, email],
          [`GIT_${role}_DATE`, `@${date}`],
        ]),
      ) as Record<string, string>;
      const parents = id === null ? [] : ['-p', id];
      return (await git(['commit-tree', tree, ...parents, '-F', '-'], { env: who, input: message })).trim();
    } finally {
      rmSync(index, { force: true });
    }
  };

  /** Offers a commit to the repository, which takes it only on top of the one that it was made from. */
  const push = async (commit: string, parent: string | null): Promise<'claimed' | 'taken'> => {
    const command = ['push', '--porcelain', '--no-verify', '--', url, `${commit}:${ref}`];
    for (let tries = 1; ; tries += 1) {
      const result = await tryGit(command);
      // The branch itself decides, because a response may be lost, and messages differ between servers.
      const tip = result.status === 0 ? commit : await tipOf();
      if (tip === commit) return 'claimed';
      if (tip !== parent) return 'taken';
      // Somebody else may have held the branch for a moment; a repository that refuses does so each time.
      if (tries === mostTries || /declined|denied/.test(result.stderr)) throw failure(command, result);
      await wait(Math.random() * 100 * tries);
    }
  };

  const claim = async (base: Tree, { write, remove }: Change, message: string): Promise<'claimed' | 'taken'> => {
    const parent = commits.get(base);
    if (!parent) throw new Error('A release into a branch begins with a tree of that branch.');
    const [removed, gone] = [
      new Set(remove),
      [...remove, ...base.strangers].filter((path) => parent.entries.has(path)),
    ];
    const kept = base.paths.filter((path) => !write.has(path) && !removed.has(path));
    const whole = await Promise.all(kept.map(base.isWhole));
    const lost = kept.find((_path, at) => !whole[at]);
    if (lost !== undefined) throw damaged(base.locate(lost));
    const index: FileIndex = new Map([
      ...kept.map((path) => [path, keptEntry(base, path)] as const),
      ...[...write].map(([path, made]) => [path, writtenEntry(made)] as const),
    ]);
    const own = new Map([
      ...[...write].map(([path, { content }]) => [path, content] as const),
      [indexFile, writeIndex(index)] as const,
      [numberFile, Buffer.from(`${JSON.stringify({ number: base.next })}\n`)] as const,
    ]);
    const answer = await push(await commitOn(parent, own, gone, message), parent.id);
    keepKnown();
    return answer;
  };

  const tidy = async () => {
    for (const name of readdirSync(folder).filter((each) => /^(draft|index|known)-/.test(each))) {
      const left = join(folder, name);
      const { mtimeMs } = statSync(left, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
      if (mtimeMs < Date.now() - abandonedAfter) rmSync(left, { recursive: true, force: true });
    }
    if (last?.commit) await git(['update-ref', 'refs/site/tip', last.commit]);
    await git(['-c', 'gc.auto=6700', '-c', 'gc.autoDetach=false', 'gc', '--auto', '--quiet']);
  };

  return { name: store, read, claim, releases, tidy, close: () => ending.abort() };
}
