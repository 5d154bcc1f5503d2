import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signersIn } from '../plan/settings';
import { UserError } from '../user-error';
import { hashOf } from './file-index';
import type { GitAddress } from './git/address';
import { clonesIn, type Clone } from './git/clones';
import { runGit, type GitResult, type RunGit } from './git/command';
import { pushAnswer } from './git/commit';
import { contentFolder, type ContentFolder, type Git } from './git/content';
import { gitDraft } from './git/draft';
import { commandFault, gitFault, isRace } from './git/faults';
import { knownSigners, requireSigned, signed } from './git/signers';
import { readCommit, type GitTree } from './git/tree';
import type { Draft, Store, Tree } from './store';

export type GitStoreOptions = {
  /** Folder of the clones that this machine's processes reuse. */
  cache: string;
  /** Who makes the commits, as git writes it: name, address, seconds since 1970, time zone. */
  author: () => string;
  run?: RunGit;
};

/** A push that finds the branch locked by another one is tried again this often. */
const mostPushes = 8;

/**
 * A site in a branch of a git repository: each release is a commit whose tree is a whole site, and the number is claimed
 * by an ordinary push, which the repository takes only from whoever has read the newest commit.
 */
export function gitStore(
  address: GitAddress,
  { cache, author, run = runGit }: GitStoreOptions,
): Store & { close: () => void } {
  const ref = `refs/heads/${address.branch}`;
  const folder = join(cache, hashOf(Buffer.from(`${address.url}#${address.branch}`)).slice(0, 16));
  const clones = clonesIn(folder);
  const known = knownSigners(folder);
  let signers: readonly string[] = [];
  let opened: Promise<{ repository: string; git: Git; content: ContentFolder; clone: Clone }> | null = null;
  let last: { tree: GitTree; settings: string | null } | null = null;
  let isReady = false;
  let clone: Clone | null = null;

  const tryGit = async (args: readonly string[], input?: readonly Buffer[]): Promise<GitResult> =>
    run((await open()).repository, args, input);

  const must = async (repository: string, args: readonly string[], input?: readonly Buffer[]): Promise<GitResult> => {
    const result = await run(repository, args, input);
    if (result.status === 0) return result;
    throw new UserError(commandFault(args, result.stderr, repository, address));
  };

  const make = async () => {
    clone = clones.take();
    const repository = join(clone.path, 'git');
    if (clone.isNew) {
      mkdirSync(repository);
      await must(repository, ['init', '--quiet', '--bare', '--template=', '--object-format=sha1', repository]);
    }
    isReady = true;
    const git: Git = (args, input) => must(repository, args, input);
    return { repository, git, content: contentFolder(join(clone.path, 'files'), git), clone };
  };
  const open = () => (opened ??= make());

  /** Where the branch is in the repository; null where there is none. */
  const tipOf = async (): Promise<string | null> => {
    const { git, clone: own } = await open();
    own.touch();
    const { stdout } = await git(['ls-remote', '--', address.url, ref]);
    const lines = stdout.toString().split('\n');
    return lines.find((line) => line.endsWith(`\t${ref}`))?.split('\t')[0] ?? null;
  };

  /** Fetches a commit without its history. */
  const fetch = async (tip: string): Promise<string> => {
    const { git } = await open();
    if ((await tryGit(['cat-file', '-e', `${tip}^{commit}`])).status === 0) return tip;
    await git(['fetch', '--quiet', '--depth=1', '--no-tags', '--', address.url, `+${ref}:refs/site/tip`]);
    return (await git(['rev-parse', 'refs/site/tip'])).stdout.toString().trim();
  };

  const requireSigner = async (commit: string, list: readonly string[]) => {
    const file = join((await open()).clone.path, 'allowed-signers');
    if (list.length > 0) await requireSigned(tryGit, { commit, signers: list, file, address });
  };

  /** A commit has to be signed by the list that this machine knows, even where it changes that list. */
  const admit = async (commit: string, settings: string | null) => {
    const listed = signersIn(settings);
    await requireSigner(commit, known.read() ?? listed);
    signers = listed;
    known.keep(listed);
  };

  const read = async (): Promise<Tree> => {
    const { git, content } = await open();
    const tip = await tipOf();
    last = await readCommit(git, content, address, tip === null ? null : await fetch(tip), admit);
    return last.tree;
  };

  const sign = async (commit: string, parent: string | null, message: string): Promise<string> => {
    if (signers.length === 0) return commit;
    const own = await signed(tryGit, { commit, parent, author: author(), message });
    await requireSigner(own, signers).catch(() => {
      throw new UserError(
        `Your SSH key is not among the allowedSigners in the config.json of ${address.name}, so nothing was released. Somebody on that list can add it.`,
      );
    });
    return own;
  };

  /** Offers a commit to the repository, which takes it only on top of the one that it was made from. */
  const push = async (commit: string, parent: string | null): Promise<'claimed' | 'taken'> => {
    const { git } = await open();
    for (let pushes = 1; ; pushes += 1) {
      const { status, stdout, stderr } = await tryGit([
        'push',
        '--porcelain',
        '--no-verify',
        '--',
        address.url,
        `${commit}:${ref}`,
      ]);
      const said = stdout.toString() + stderr;
      const tip = status === 0 ? commit : await tipOf();
      const answer = pushAnswer({ pushed: status === 0, isRace: isRace(said), tip, parent, commit });
      if (answer === 'claimed') await git(['update-ref', 'refs/site/tip', commit]);
      if (answer === 'claimed' || answer === 'taken') return answer;
      if (answer === 'refused' || pushes === mostPushes)
        throw new UserError(gitFault(`${stderr}\n${stdout.toString()}`, address));
      await wait(Math.random() * 100 * pushes);
    }
  };

  const draft = (from: Tree): Promise<Draft> => {
    if (!('commit' in from)) throw new Error('A release into a branch begins with a tree of a branch.');
    const git = () => open().then((opened) => opened.git);
    return Promise.resolve(gitDraft({ from: from as GitTree, address, author, open: git, sign, push }));
  };

  /** Removes this clone's files that the newest release does not list, and clones of processes that have ended. */
  const tidy = async () => {
    clones.tidy();
    const { git, clone: own } = await open();
    const named = new Set(last?.tree.paths.map((path) => last!.tree.locate(path)));
    const files = join(own.path, 'files');
    for (const file of readdirSync(files).map((name) => join(files, name)))
      if (!named.has(file)) rmSync(file, { force: true });
    await git(['-c', 'gc.auto=6700', '-c', 'gc.autoDetach=false', 'gc', '--auto', '--quiet']);
  };

  return {
    name: address.name,
    read,
    draft,
    settings: () => Promise.resolve(last?.settings ?? null),
    tidy,
    // Only the newest commit is fetched.
    releases: () => Promise.resolve([]),
    close: () => {
      if (isReady) clone?.leave();
      [opened, clone, isReady] = [null, null, false];
    },
  };
}
