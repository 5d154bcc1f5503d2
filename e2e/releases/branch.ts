import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@3eu/platform/release/temporary-folder';
import { startTool, tool } from './delivery';
import { folderOfKilled } from './folder-of-killed';

/** A site in a branch of a repository on this machine. */
export type BranchSite = {
  /** What `--store` takes. */
  store: string;
  /** The project's tool, working on this site; `start` does not wait for its end. */
  tool: (...args: string[]) => ReturnType<typeof tool>;
  start: (...args: string[]) => ReturnType<typeof startTool>;
  git: (...args: string[]) => Buffer;
  remove: () => void;
};

/** Git's output. @throws Error with git's message if it fails. */
function runGit(args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}

/** An empty repository. */
export function emptyRepository(): BranchSite {
  const { path: root, remove } = temporaryFolder('branch');
  const repository = join(root, 'site.git');
  const git = (...args: string[]) => runGit(['--git-dir', repository, ...args]);
  git('init', '--quiet', '--bare', repository);
  const store = `git:${repository}#live`;
  const env = { STORE_CACHE: join(root, 'clones') };
  // A killed process leaves its temporary files behind.
  const temporary = folderOfKilled();
  return {
    store,
    tool: (...args) => tool([...args, '--store', store], env),
    start: (...args) => startTool([...args, '--store', store], { ...env, TMPDIR: temporary }),
    git,
    remove: () => {
      remove();
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/** The whole site in a branch, released by one command. */
export function releasedBranch(): BranchSite {
  const site = emptyRepository();
  const { status, stderr } = site.tool('publish', '--all');
  if (status !== 0) {
    site.remove();
    throw new Error(stderr);
  }
  return site;
}

/** The commits of the branch, the oldest first. */
export function commitsOf({ git }: BranchSite): string[] {
  return git('rev-list', '--reverse', 'live').toString().trim().split('\n');
}

/** Commits a file at the top of the branch, as the site's owner does by hand. */
export function commitByHand({ store }: BranchSite, file: string, content: string) {
  const { path: clone, remove } = temporaryFolder('clone');
  const repository = store.replace(/^git:|#live$/g, '');
  const identity = ['-c', 'user.name=Owner', '-c', 'user.email=owner@localhost'];
  try {
    runGit(['clone', '--quiet', '--branch', 'live', repository, clone]);
    writeFileSync(join(clone, file), content);
    for (const args of [
      ['add', file],
      ['commit', '--quiet', '-m', `${file}, by hand`],
      ['push', '--quiet'],
    ])
      runGit(['-C', clone, ...identity, ...args]);
  } finally {
    remove();
  }
}

/** A file of a commit, as text. */
export function fileOf({ git }: BranchSite, commit: string, path: string): string {
  return git('cat-file', 'blob', `${commit}:${path}`).toString();
}

/** What is live in a commit of the branch. */
export function registryIn(site: BranchSite, commit = 'live') {
  return JSON.parse(fileOf(site, commit, 'public/remotes.json')) as {
    shell: { version: string };
    remotes: Record<string, { version: string }>;
  };
}

/** Versions that a document loads or names, but that are missing from the site's files or its registry. */
function strangersIn(html: string, paths: ReadonlySet<string>, versions: Readonly<Record<string, string>>): string[] {
  const scripts = [...html.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+\.js)"/g)].map(([, url]) => url!);
  const pinned = [...html.matchAll(/"name":"([a-z-]+)","version":"([0-9a-f]{12})"/g)];
  return [
    ...scripts.filter((url) => !paths.has(`public${url}`)),
    ...pinned.filter(([, name, version]) => versions[name!] !== version).map(([text]) => text),
  ];
}

/** Mode, object and path of every file of a commit. */
function filesIn({ git }: BranchSite, commit: string): [mode: string, id: string, path: string][] {
  const lines = git('ls-tree', '-r', commit).toString().trim().split('\n');
  return lines.map((line) => /^(\d+) blob (\w+)\t(.*)$/.exec(line)!.slice(1) as [string, string, string]);
}

/** The number that a release's commit says; null for a commit of the branch's owner. */
function numberOf({ git }: BranchSite, commit: string): number | null {
  return Number(git('log', '-1', '--format=%(trailers:key=Release,valueonly)', commit).toString()) || null;
}

/**
 * What is wrong with a branch's commits. Each must be a whole site: plain files, the next release number, and no document
 * that names other versions; and git finds no object missing or damaged.
 */
export function faultsOf(site: BranchSite): string[] {
  site.git('fsck', '--strict');
  const numbers = commitsOf(site).flatMap((commit) => numberOf(site, commit) ?? []);
  const faults = commitsOf(site).flatMap((commit, at) => {
    const files = filesIn(site, commit);
    const paths = new Set(files.map(([, , path]) => path));
    const { shell, remotes } = registryIn(site, commit);
    const versions = { shell: shell.version, ...mapValues(remotes, ({ version }) => version) };
    return [
      ...files.filter(([mode]) => mode !== '100644').map(([, , path]) => `${path} is no plain file`),
      ...['index.html', 'visit/index.html', 'faq/index.html', 'academics/index.html', 'admissions/index.html'].flatMap(
        (path) =>
          strangersIn(fileOf(site, commit, `public/${path}`), paths, versions).map((what) => `${path}: ${what}`),
      ),
    ].map((fault) => `commit ${at + 1}: ${fault}`);
  });
  return [
    ...numbers.flatMap((number, at) => (number === at + 1 ? [] : [`number ${number} comes as ${at + 1}`])),
    ...faults,
  ];
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
