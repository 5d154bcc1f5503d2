import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTool, tool } from './delivery';

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

/** An empty repository. */
export function emptyRepository(): BranchSite {
  const root = mkdtempSync(join(tmpdir(), 'branch-'));
  const repository = join(root, 'site.git');
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', ['--git-dir', repository, ...args], { maxBuffer: 2 ** 30 });
    if (status !== 0) throw new Error(stderr.toString());
    return stdout;
  };
  git('init', '--quiet', '--bare', repository);
  const store = `git:${repository}#live`;
  const env = { STORE_CACHE: join(root, 'clones') };
  return {
    store,
    tool: (...args) => tool([...args, '--store', store], env),
    start: (...args) => startTool([...args, '--store', store], env),
    git,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The whole site in a branch, released by one command. */
export function releasedBranch(): BranchSite {
  const site = emptyRepository();
  const { status, stderr } = site.tool('publish', '--all', '--no-checks');
  if (status !== 0) throw new Error(stderr);
  return site;
}

/** The commits of the branch, the oldest first. */
export function commitsOf({ git }: BranchSite): string[] {
  return git('rev-list', '--reverse', 'live').toString().trim().split('\n');
}

/** Commits a file at the top of the branch, as the site's owner does by hand. */
export function commitByHand({ store }: BranchSite, file: string, content: string) {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  const repository = store.replace(/^git:|#live$/g, '');
  spawnSync('git', ['clone', '--quiet', '--branch', 'live', repository, clone]);
  writeFileSync(join(clone, file), content);
  const identity = ['-c', 'user.name=Owner', '-c', 'user.email=owner@localhost'];
  for (const args of [
    ['add', file],
    ['commit', '--quiet', '-m', `${file}, by hand`],
    ['push', '--quiet'],
  ])
    spawnSync('git', ['-C', clone, ...identity, ...args]);
  rmSync(clone, { recursive: true });
}

/** A file of a commit, as text. */
export function fileOf({ git }: BranchSite, commit: string, path: string): string {
  return git('cat-file', 'blob', `${commit}:${path}`).toString();
}

/** What is live in a commit of the branch. */
export function registryIn(site: BranchSite, commit = 'live') {
  return JSON.parse(fileOf(site, commit, 'public/remotes.json')) as {
    shell: { version: string };
    remotes: Record<string, { version: string; previous: { version: string } | null }>;
  };
}

/** Versions that a document of a site runs and names, and the site's registry or files do not have. */
function strangersIn(html: string, paths: ReadonlySet<string>, versions: Readonly<Record<string, string>>): string[] {
  const scripts = [...html.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+\.js)"/g)].map(([, url]) => url!);
  const pinned = [...html.matchAll(/"name":"([a-z-]+)","version":"([0-9a-f]{12})"/g)];
  return [
    ...scripts.filter((url) => !paths.has(`public${url}`)),
    ...pinned.filter(([, name, version]) => versions[name!] !== version).map(([text]) => text),
  ];
}

/**
 * What is wrong with the commits of a branch. Each has to be a whole site: exactly the files of its list, each the one
 * that the list says, its number that of the releases so far, and no document of other versions.
 */
export function faultsOf(site: BranchSite): string[] {
  const hashes = new Map<string, string>();
  const hashOf = (id: string) => {
    const known =
      hashes.get(id) ??
      createHash('sha256')
        .update(site.git('cat-file', 'blob', id))
        .digest('hex');
    hashes.set(id, known);
    return known;
  };
  let releases = 0;
  return commitsOf(site).flatMap((commit, at) => {
    if (site.git('log', '-1', '--format=%s', commit).toString().startsWith('Release ')) releases += 1;
    const lines = site.git('ls-tree', '-r', commit).toString().trim().split('\n');
    const files = lines.map((line) => /^(\d+) blob (\w+)\t(.*)$/.exec(line)!.slice(1) as [string, string, string]);
    const listed = JSON.parse(fileOf(site, commit, 'files.json')) as Record<string, [string, number]>;
    const paths = new Set(files.map(([, , path]) => path));
    const { shell, remotes } = registryIn(site, commit);
    const versions = { shell: shell.version, ...mapValues(remotes, ({ version }) => version) };
    const { number } = JSON.parse(fileOf(site, commit, 'release.json')) as { number: number };
    return [
      ...(number === releases ? [] : [`its number is ${number}`]),
      ...files.filter(([mode]) => mode !== '100644').map(([, , path]) => `${path} is no plain file`),
      ...files
        .filter(([, id, path]) => /^(public|private)\//.test(path) && listed[path]?.[0] !== hashOf(id))
        .map(([, , path]) => `${path} is not the listed one`),
      ...Object.keys(listed)
        .filter((path) => !paths.has(path))
        .map((path) => `${path} is missing`),
      ...['index.html', 'visit/index.html', 'faq/index.html', 'academics/index.html', 'admissions/index.html'].flatMap(
        (path) =>
          strangersIn(fileOf(site, commit, `public/${path}`), paths, versions).map((what) => `${path}: ${what}`),
      ),
    ].map((fault) => `commit ${at + 1}: ${fault}`);
  });
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
