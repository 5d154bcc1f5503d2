/**
 * Room store: a site is a git repository, and a release is a commit on a branch of it: read one, make the next, claim its
 * number. For the store alone. Folders that older tools have made are read as they are.
 */
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runGit, wordsOf, type GitOptions, type GitResult, type RunGit } from '../git';
import { fault, type Fault } from '../message';
import { settingsFile, type Tree } from '../site/tree';
import { objectsOf, type Change, type Git } from './objects';

/** A site in a folder, or in a branch that a folder has a copy of. */
export type Branch = ReturnType<typeof openBranch>;

/** A branch of a repository elsewhere. */
export type Origin = { url: string; branch: string };

export type Place = {
  /** The folder of its repository and its checkouts on this machine. */
  folder: string;
  /** Where the site is kept, if not in that folder. */
  origin?: Origin;
  /** The site's name in messages. */
  name?: string;
  /** Who makes the commits, as git writes it: name, address, seconds since 1970, time zone. */
  author: () => string;
  run?: RunGit;
};

/** What stands beside a release's own files and belongs to whoever owns the branch: files that hosts and readers look for. */
const ofTheOwner = /^(\.[^/]+(\/|$)|CNAME$|(netlify|wrangler)\.(toml|jsonc?)$|(readme|licen[cs]e|notice)(\.\w+)?$)/i;

/** Settings of a repository that start no program and change no content. */
const harmlessSetting =
  /^(core\.(repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|compression|sharedrepository)|gc\.(auto|autopacklimit|\w*expire|\w*unreachable)|pack\.\w+|user\.\w+|remote\..+\.(url|fetch)|branch\..+)$/;

/** A lock that is older belongs to nobody: git holds one for milliseconds. */
const lockedFor = 60_000;

const nothing = '0'.repeat(40);
const localBranch = 'refs/heads/live';

/** The folders of checkouts, and what is made beside them; see `checkout.ts`. */
export const checkoutName = /^(\d+)-([0-9a-f]{12})$/;
const ofCheckouts = (entry: string) => checkoutName.test(entry) || /^(draft-.+|turning)$/.test(entry);

/** What of a folder was not made by this tool; undefined where all was. */
function strangerIn(folder: string): string | undefined {
  const entries = readdirSync(folder);
  const other = entries.find((entry) => !['.git', 'live', 'checkouts', settingsFile].includes(entry));
  if (other !== undefined) return other;
  if (entries.includes('live') && !lstatSync(join(folder, 'live')).isSymbolicLink()) return 'live, which is no link';
  const checkouts = entries.includes('checkouts') ? readdirSync(join(folder, 'checkouts')) : [];
  const odd = checkouts.find((entry) => !ofCheckouts(entry));
  return odd === undefined ? undefined : `checkouts/${odd}`;
}

export function openBranch({ folder, origin, name = folder, author, run = runGit }: Place) {
  const repository = join(folder, '.git');
  const tryGit = (args: readonly string[], options?: GitOptions) => run(repository, args, options);
  const failure = (args: readonly string[], { stderr }: Pick<GitResult, 'stderr'>): Fault => {
    const command = args[0]!;
    const here = origin
      ? `If the disk is full, free some space. What is here is a copy: where it is damaged, delete ${folder}.`
      : `If the disk is full, free some space; \`git -C ${folder} fsck\` says whether something is damaged, and a clone of another copy mends that.`;
    const isHere = !['ls-remote', 'fetch', 'push'].includes(command);
    const todo = isHere
      ? here
      : `\`git ls-remote ${origin?.url}\` has to work here without a question, and this account has to be allowed to push to ${origin?.branch}.`;
    return fault(`git ${command} failed for ${name}: ${wordsOf(stderr)}.`, todo, isHere ? 'objects-failed' : undefined);
  };
  const git: Git['git'] = async (args, options) => {
    const result = await tryGit(args, options);
    if (result.status !== 0) throw failure(args, result);
    return result.stdout;
  };
  const objects = objectsOf({ git, failure }, name);
  let last: Tree | null = null;

  const isRepository = () => ['HEAD', 'objects', 'refs'].every((entry) => existsSync(join(repository, entry)));
  const checkouts = () => {
    const place = join(folder, 'checkouts');
    return existsSync(place) ? readdirSync(place).filter((entry) => checkoutName.test(entry)) : [];
  };

  /** @throws Fault where the folder holds something else, or a repository that could start a program here. */
  const checkFolder = async (): Promise<void> => {
    if (!existsSync(folder)) return;
    if (!statSync(folder).isDirectory())
      throw fault(`${folder} is a file, but a site is a folder.`, 'Choose another one.', 'site-is-a-file');
    const stranger = strangerIn(folder);
    if (stranger !== undefined && !(existsSync(repository) && !/^(live|checkouts)/.test(stranger)))
      throw fault(
        `${folder} is not a site: it contains ${stranger}.`,
        'Choose an empty folder, or move that away.',
        'not-a-site',
      );
    if (!existsSync(repository)) return;
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
    const program = settings
      .map((line) => line.split('\n')[0]!)
      .find((key) => !harmlessSetting.test(key.toLowerCase()));
    if (program !== undefined) throw foreign(`it has the setting ${program}`);
    if (!settings.includes('core.bare\ntrue')) throw foreign('somebody works in it');
  };
  let checked: Promise<void> | undefined;

  /** @throws Fault where releases were made, and their history is gone: a new one would begin at release 1 again. */
  const expectHistory = (): void => {
    const [newest] = checkouts().sort((a, b) => parseInt(b, 10) - parseInt(a, 10));
    if (newest === undefined || origin) return;
    const [, number = '', commit = ''] = checkoutName.exec(newest) ?? [];
    const missing = isRepository() ? 'its branch live' : `a part of its repository ${repository}`;
    throw fault(
      `${name} has no history: ${missing} is gone. What is in ${join(folder, 'checkouts')} is served as it was.`,
      `Release ${number} was the commit ${commit}. Where only the branch is gone: git -C ${folder} update-ref ${localBranch} ${commit}. Otherwise clone another copy: git clone --bare COPY ${repository}. To begin anew, choose an empty folder.`,
      'history-gone',
    );
  };

  /** Removes what a killed git has locked. A lock from the future is nobody's either: no clock of this machine wrote it. */
  const unlock = (): void => {
    for (const lock of [localBranch, 'packed-refs', 'shallow', 'HEAD', 'config'].map((it) =>
      join(repository, `${it}.lock`),
    )) {
      const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Math.abs(Date.now() - made) > lockedFor) rmSync(lock, { force: true });
    }
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

  /** The commits of the branch that are here, the newest first, with their numbers: 0 for one that is no release of ours. */
  const history = async (tip: string): Promise<[commit: string, number: number][]> => {
    const format = '--format=%H %(trailers:key=Release,valueonly,separator=%x20)';
    const list = await git(['log', '--topo-order', format, tip]);
    // More digits than any site will have, or two numbers, are somebody's own words.
    return [...list.toString().matchAll(/^(\w+) *(.*)$/gm)].map(([, commit = '', said = '']) => [
      commit,
      /^[1-9]\d{0,11}$/.test(said) ? Number(said) : 0,
    ]);
  };
  const isShallow = () => existsSync(join(repository, 'shallow'));
  /** The number of the newest release: the highest that was ever given, whatever was amended, picked or merged since. */
  const numberAt = async (tip: string): Promise<number> => {
    let commits = await history(tip);
    const [[, own] = ['', 0], [, before] = ['', 0]] = commits;
    if (isShallow() && (own === 0 || own !== before + 1)) {
      await fetch(null);
      commits = await history(tip);
    }
    return commits.reduce((highest, [, number]) => Math.max(highest, number), 0);
  };

  const readCommit = async (commit: string, number: number): Promise<Tree> => {
    const { others, ...tree } = await objects.treeAt(commit, number);
    const other = others.find((path) => !ofTheOwner.test(path));
    if (number === 0 && other !== undefined) {
      const todo = 'Name a branch that is used only for releases, as in #live; the first release creates it.';
      throw fault(`${name} is not a site: it contains ${other}.`, todo);
    }
    return tree;
  };

  const empty: Tree = {
    number: 0,
    commit: null,
    files: new Map(),
    read: (path) => Promise.reject(fault(`${path} is not in ${name}.`)),
  };

  /** The newest release, or an earlier one by its number. @throws Fault where there is no release of that number. */
  const read = async (wanted?: number): Promise<Tree> => {
    await (checked ??= checkFolder());
    if (!isRepository()) {
      expectHistory();
      if (!origin) return empty;
      await begin();
    }
    const there = await tipOf();
    if (there === null) {
      expectHistory();
      return empty;
    }
    const isHere = !origin || (await tryGit(['cat-file', '-e', `${there}^{tree}`])).status === 0;
    // With its parent, whose number has to be the one before.
    const tip = isHere ? there : await fetch(2);
    if (wanted === undefined) return (last = last?.commit === tip ? last : await readCommit(tip, await numberAt(tip)));
    if (isShallow()) await fetch(null);
    const found = (await history(tip)).find(([, number]) => number === wanted);
    if (found) return readCommit(...found);
    const what = `${name} has no release ${wanted}; the newest is ${await numberAt(tip)}.`;
    throw fault(what);
  };

  /** Every release, the newest first, each read when it is asked for. */
  async function* releases(): AsyncGenerator<Tree> {
    const { commit: newest } = await read();
    if (newest === null) return;
    if (isShallow()) await fetch(null);
    for (const [each, number] of await history(newest)) if (number > 0) yield readCommit(each, number);
  }

  /**
   * A release on top of another, which no branch has yet.
   * @param message What it does: a title, then a paragraph.
   */
  const commit = async (before: Tree, change: Change, message: string): Promise<Tree> => {
    await (checked ??= checkFolder());
    await begin();
    const number = before.number + 1;
    const made = await objects.write(before.commit, change, `${message.trim()}\n\nRelease: ${number}\n`, author());
    const tree = await readCommit(made, number);
    const gone = new Set(change.remove);
    const lost = [...before.files.keys(), ...change.write.keys()].find(
      (path) => !tree.files.has(path) && !gone.has(path),
    );
    if (lost === undefined) return tree;
    throw fault(`${lost} would be missing in the release, though nothing takes it away.`, 'Nothing was released.');
  };

  /** Makes a release the newest. `taken` when another one has come first: read again, and decide again. */
  const claim = async (before: Tree, next: Tree): Promise<'claimed' | 'taken'> => {
    const [from, to] = [before.commit, next.commit!];
    const args = origin
      ? ['push', '--porcelain', '--no-verify', '--', origin.url, `${to}:refs/heads/${origin.branch}`]
      : ['update-ref', localBranch, to, from ?? nothing];
    for (let tries = 1; ; tries += 1) {
      const result = await whileLocked(() => tryGit(args, { isRemote: origin !== undefined })).catch(
        ({ message }: Error): GitResult => ({ status: 1, stdout: Buffer.alloc(0), stderr: message }),
      );
      // The branch itself decides, because an answer may be lost, and messages differ between servers.
      const tip = result.status === 0 ? to : await tipOf().catch(() => undefined);
      if (tip === undefined) {
        const what = `${name} has not said whether it took the release: ${wordsOf(result.stderr)}.`;
        const todo = 'It may be live: the list of releases says so once the repository answers again.';
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

  /**
   * Puts a release that nobody gets on a branch of its own, in place of what was on it.
   * @returns How commands name that branch, as in `git:https://host/site.git#preview/menu`.
   */
  const show = async ({ commit: made }: Tree, branch: string): Promise<string> => {
    const [ref, above] = [branch, branch.split('/')[0]!].map((each) => `refs/heads/${each}`);
    const named = origin ? ['ls-remote', '--', origin.url, above!] : ['for-each-ref', '--format=%(refname)', above!];
    const there = (await git(named, { isRemote: origin !== undefined })).toString().split('\n');
    if (above !== ref && there.some((line) => line.endsWith(above!)))
      throw fault(`${name} has the branch ${above}, and git can have none below a branch.`, 'Rename that one.');
    const pushed = ['push', '--force', '--porcelain', '--no-verify', '--', origin?.url ?? '', `${made}:${ref}`];
    await (origin ? git(pushed, { isRemote: true }) : git(['update-ref', ref!, made!]));
    return `git:${origin?.url ?? folder}#${branch}`;
  };

  /** Packs what has become much. */
  const tidy = async () => void (await git(['gc', '--auto', '--quiet']));

  return { name, folder, isServed: !origin, read, releases, at: readCommit, commit, claim, show, tidy };
}
