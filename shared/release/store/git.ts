import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signersIn } from '../plan/settings';
import { fault } from '../messages/fault';
import { hashOf } from './file-index';
import type { GitAddress } from './git/address';
import { clonesIn, type Clone } from './git/clones';
import { runGit, type RunGit } from './git/command';
import { contentsOf, entriesOf, type Git, type TryGit } from './git/objects';
import { gitDraft } from './git/draft';
import { gitFault, isRace } from './git/faults';
import { knownSigners, requireSigned, signed } from './git/signers';
import { besideRelease, numberFile, readCommit, type GitTree } from './git/tree';
import type { StandingRelease, Store, Tree } from './store';
import { numberSchema } from './untrusted';

export type GitStoreOptions = {
  /** Folder of the clones that this machine's processes reuse. */
  cache: string;
  /** Who makes the commits, as git writes it: name, address, seconds since 1970, time zone. */
  author: () => string;
  run?: RunGit;
};

/** A push that finds the branch locked by another one is tried again this often. */
const mostPushes = 8;

/** As a depth of git: the whole history. */
const wholeHistory = 2 ** 31 - 1;

/** The number of a release; null where a text holds none. */
function numberIn(content: Buffer | null | undefined): number | null {
  try {
    return numberSchema.parse(JSON.parse(String(content))).number;
  } catch {
    return null;
  }
}

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
  let last: { tree: GitTree; settings: string | null } | null = null;
  let clone: Clone | null = null;
  let made: Promise<unknown> | null = null;
  let isReady = false;

  const must = async (repository: string, ...command: Parameters<TryGit>) => {
    const result = await run(repository, ...command);
    if (result.status === 0) return result;
    throw gitFault(command[0], result.stderr, repository, address);
  };

  /** The folder of the clone's repository. */
  const open = async (): Promise<string> => {
    clone ??= clones.take();
    const repository = join(clone.path, 'git');
    if (clone.isNew) {
      mkdirSync(repository, { recursive: true });
      await (made ??= must(repository, [
        'init',
        '--quiet',
        '--bare',
        '--template=',
        '--object-format=sha1',
        repository,
      ]));
    }
    isReady = true;
    return repository;
  };
  const tryGit: TryGit = async (...command) => run(await open(), ...command);
  const git: Git = async (...command) => must(await open(), ...command);

  /** Where the branch is in the repository; null where there is none. */
  const tipOf = async (): Promise<string | null> => {
    const { stdout } = await git(['ls-remote', '--', address.url, ref]);
    clone!.touch();
    const lines = stdout.toString().split('\n');
    return lines.find((line) => line.endsWith(`\t${ref}`))?.split('\t')[0] ?? null;
  };

  /** Fetches the newest commit, and as many before it as the depth says. */
  const fetch = async (depth: number): Promise<string> => {
    await git(['fetch', '--quiet', `--depth=${depth}`, '--no-tags', '--', address.url, `+${ref}:refs/site/tip`]);
    return (await git(['rev-parse', 'refs/site/tip'])).stdout.toString().trim();
  };

  const requireSigner = async (commit: string, list: readonly string[]) => {
    await open();
    const file = join(clone!.path, 'allowed-signers');
    if (list.length > 0) await requireSigned(tryGit, { commit, signers: list, file, address });
  };

  /** A commit has to be signed by the list that this machine knows, even where it changes that list. */
  const admit = async (commit: string, settings: string | null) => {
    const listed = signersIn(settings);
    await requireSigner(commit, known.read() ?? listed);
    signers = listed;
    known.keep(listed);
  };

  const read = async (): Promise<GitTree> => {
    const tip = await tipOf();
    if (last && tip !== null && tip === last.tree.commit) return last.tree;
    const isHere = tip === null || (await tryGit(['cat-file', '-e', `${tip}^{commit}`])).status === 0;
    last = await readCommit(git, address, isHere ? tip : await fetch(1), admit);
    return last.tree;
  };

  /** The releases in the branch's history. Where only listed people may release, one of them has signed what is opened. */
  const releases = async (): Promise<StandingRelease[]> => {
    if ((await tipOf()) === null) return [];
    // Who may release is known from the newest commit, unless this machine has read the branch before.
    if (known.read() === null) await read();
    const newest = await fetch(wholeHistory);
    const { stdout } = await git(['log', '--first-parent', '--format=%H', newest]);
    const commits = stdout.toString().split('\n').filter(Boolean);
    const files = await contentsOf(
      git,
      commits.map((commit) => `${commit}:${numberFile}`),
    );
    // An owner's commit repeats the number of the release before it: the newest one counts.
    const commitOf = new Map(commits.map((commit, at) => [numberIn(files[at]), commit] as const).reverse());
    const numbers = [...commitOf.keys()].filter((number) => number !== null).reverse();
    const place = { number: numbers[0] ?? 0, next: (numbers[0] ?? 0) + 1, commit: newest };
    return numbers.map((number) => ({
      number,
      open: async () => {
        const admitted = (commit: string) => requireSigner(commit, known.read()!);
        const { tree } = await readCommit(git, address, commitOf.get(number)!, admitted);
        return { ...tree, ...place, beside: besideRelease(await entriesOf(git, newest)) };
      },
    }));
  };

  const sign = async (commit: string, parent: string | null, message: string): Promise<string> => {
    if (signers.length === 0) return commit;
    const own = await signed(tryGit, { commit, parent, author: author(), message });
    await requireSigner(own, signers).catch(() => {
      throw fault('signer-not-listed', { store: address.name });
    });
    return own;
  };

  /** Offers a commit to the repository, which takes it only on top of the one that it was made from. */
  const push = async (commit: string, parent: string | null): Promise<'claimed' | 'taken'> => {
    const command = ['push', '--porcelain', '--no-verify', '--', address.url, `${commit}:${ref}`];
    for (let pushes = 1; ; pushes += 1) {
      const { status, stdout, stderr } = await tryGit(command);
      const said = `${stderr}\n${stdout.toString()}`;
      // The branch itself decides, because a response may be lost, and messages differ between servers.
      const tip = status === 0 ? commit : await tipOf();
      if (tip === commit) {
        await git(['update-ref', 'refs/site/tip', commit]);
        return 'claimed';
      }
      if (tip !== parent) return 'taken';
      if (!isRace(said) || pushes === mostPushes) throw gitFault(command, said, folder, address);
      await wait(Math.random() * 100 * pushes);
    }
  };

  const draft = async (from: Tree) => {
    if (!('commit' in from)) throw new Error('A release into a branch begins with a tree of a branch.');
    return gitDraft({ from: from as GitTree, author, git, sign, push });
  };

  return {
    name: address.name,
    read,
    draft,
    settings: () => Promise.resolve(last?.settings ?? null),
    /** Removes clones of processes that have ended, and what this one no longer needs. */
    tidy: async () => {
      clones.tidy();
      await git(['-c', 'gc.auto=6700', '-c', 'gc.autoDetach=false', 'gc', '--auto', '--quiet']);
    },
    releases,
    close: () => {
      if (isReady) clone?.leave();
      [clone, made, isReady] = [null, null, false];
    },
  };
}
