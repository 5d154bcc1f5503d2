import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  commitByHand,
  commitsOf,
  emptyRepository,
  faultsOf,
  fileOf,
  registryIn,
  releasedBranch,
  type BranchSite,
} from '../../releases/branch';
import { candidateOf, clearUp, ended, remoteNames, versionIn } from '../../releases/delivery';
import { expect, test } from '../../fixtures';

test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });

let site: BranchSite;
test.beforeAll(() => {
  test.setTimeout(5 * 60_000);
  site = releasedBranch();
});
test.afterAll(async () => {
  await clearUp();
  site?.remove();
});

const publishing = (folder: string) => ['publish', folder];

/** The records of the releases so far, from the newest commit. */
function records() {
  const lines = fileOf(site, 'live', 'private/records.jsonl').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { number: number; packages: { name: string; version: string }[] });
}

test('a release, a rollback and a render each make a commit on the branch that says what it did', async () => {
  const before = commitsOf(site).length;
  const candidate = await candidateOf('campus', 'first');
  const { version } = registryIn(site).remotes.campus!;
  expect(site.tool(...publishing(candidate)).stderr).toBe('');
  expect(registryIn(site).remotes.campus!.version).toBe(versionIn(candidate));
  expect(site.tool('rollback', 'campus').status).toBe(0);
  expect(registryIn(site).remotes.campus!.version).toBe(version);
  commitByHand(site, 'config.json', '{"serviceWorker":false}');
  expect(site.tool('render').status).toBe(0);
  expect(fileOf(site, 'live', 'public/sw.js')).toContain('unregister');
  const titles = site.git('log', '--reverse', '--format=%s', 'live').toString().trim().split('\n').slice(before);
  expect(titles).toEqual([
    expect.stringMatching(/^campus \S+: publish by /),
    expect.stringMatching(/^campus \S+: rollback by /),
    'config.json, by hand',
    expect.stringMatching(/^site: render by /),
  ]);
  expect(site.tool('releases').stdout).toMatch(new RegExp(`rollback +campus +${version} `));
  expect(site.tool('status').stdout).toContain(`Release ${before + 3} is live in git:`);
  expect(faultsOf(site)).toEqual([]);
});

test('a preview of a site in a branch is a folder to share, and nothing goes live', async () => {
  const candidate = await candidateOf('support', 'first');
  const out = join(mkdtempSync(join(tmpdir(), 'preview-')), 'site');
  const before = commitsOf(site);
  const preview = ['preview', candidate, '--out', out];
  expect(site.tool(...preview).stderr).toBe('');
  const registry = JSON.parse(readFileSync(join(out, 'remotes.json'), 'utf8')) as ReturnType<typeof registryIn>;
  expect(registry.remotes.support!.version).not.toBe(registryIn(site).remotes.support!.version);
  expect(existsSync(join(out, 'faq/index.html'))).toBe(true);
  expect(site.tool(...preview).stderr).toContain('is not empty');
  expect(commitsOf(site)).toEqual(before);
  rmSync(join(out, '..'), { recursive: true });
});

/**
 * The store's unit tests break every git command and kill whole processes; here they are killed at random while they
 * release to one branch. `ROUNDS` sets how often each of the killed ones runs.
 */
const rounds = Number(process.env.ROUNDS ?? 1);

test('no release is lost or mixed up when four processes release at once, and some are killed and rerun', async () => {
  test.setTimeout(20 * 60_000);
  const before = records().length;
  const candidates: { name: string; root: string }[] = [];
  for (const name of ['academics', 'campus'] as const)
    for (const label of ['first', 'second'] as const) candidates.push({ name, root: await candidateOf(name, label) });
  const start = performance.now();
  let kills = 0;
  let planned = 0;
  const landed = await Promise.all(
    candidates.map(async ({ name, root }, index) => {
      for (let round = 0; ; round += 1) {
        const child = site.start(...publishing(root));
        const said: string[] = [];
        for (const stream of [child.stdout!, child.stderr!])
          stream.on('data', (part: Buffer) => said.push(part.toString()));
        const end = ended(child);
        // Every other process is killed at any moment of its work, and started again.
        const life = round < rounds && index % 2 === 0 ? Math.random() * 10_000 : Infinity;
        const status = await (life === Infinity ? end : Promise.race([end, wait(life, 'late' as const)]));
        if (status === 'late') {
          kills += 1;
          child.kill('SIGKILL');
          await end;
          continue;
        }
        expect(status, said.join('')).toBe(0);
        planned += Number(/planned (\d+) times/.exec(said.join(''))?.[1] ?? 1);
        return { name, version: versionIn(root) };
      }
    }),
  );
  console.log(
    `${candidates.length} processes in ${Math.round((performance.now() - start) / 1000)} s: planned ${planned} times, killed ${kills} times`,
  );
  const all = records();
  expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1));
  const released = all.slice(before).flatMap(({ packages }) => packages);
  expect(released.length).toBeGreaterThanOrEqual(candidates.length);
  for (const { name, version } of landed)
    expect(released.map((each) => `${each.name} ${each.version}`)).toContain(`${name} ${version}`);
  for (const { name } of candidates)
    expect(registryIn(site).remotes[name]!.version).toBe(released.findLast((each) => each.name === name)!.version);
  expect(faultsOf(site)).toEqual([]);
});

test('a site can start in an empty branch: first the shell, then one remote, then the others', () => {
  const empty = emptyRepository();
  const publish = (...names: string[]) => empty.tool('publish', ...names);
  try {
    for (const asked of [empty.tool('status'), publish('campus')])
      expect(asked.stderr).toContain('First release everything: npm run publish-remote');
    expect(publish('shell').stdout).toContain(
      '/visit does not exist yet, because campus has not been released; / links to it',
    );
    for (const names of [['campus'], ['admissions', 'support', 'academics']]) expect(publish(...names).stderr).toBe('');
    expect(Object.keys(registryIn(empty).remotes).sort()).toEqual([...remoteNames].sort());
    expect(commitsOf(empty)).toHaveLength(3);
  } finally {
    empty.remove();
  }
});
