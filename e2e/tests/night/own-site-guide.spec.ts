import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contractVersion } from '@3eu/platform/contract';
import { registryAnswers, repositoryIn } from '../../installed';
import { applyEdits, project, registryOf, type Edits } from '../../releases/project';
import { createScratch, printed } from '../../releases/scratch';
import { expect, test } from '../../fixtures';
import { hasNginx } from '../../programs';

/* The guide to a site of one's own, followed to the letter with packed packages, outside this repository. */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const guide = readFileSync(join(project, 'shared/docs/your-own-site.md'), 'utf8');
const blocks = [...guide.matchAll(/^```\w+ (in|file|at)=(\S+)(?: before=(.+))?\n([^]*?)^```$/gm)];
const chapters = guide.split(/^## /m).slice(1);

const { folder, kept, clear, nginx } = createScratch();
const root = folder('guide');
const mine = repositoryIn(join(root, 'mine'));
const site = join(mine.root, 'site');
const who = {
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'a@x.example',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'a@x.example',
};
const env = { ...mine.env, ...who, CI: '1', PORT: '0' };

/** A command that serves until it is ended: what it serves has to answer. Only the tool itself hears the signal. */
async function look(cwd: string, script: string, args: string[]): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const tool = join(cwd, 'node_modules/.bin/3eu');
  const child = kept(spawn(tool, [...scripts[script]!.split(' ').slice(1), ...args], { cwd, env }));
  const address = await printed(child, /(http:\S+\d)/);
  expect((await fetch(address)).status).toBe(200);
  child.kill();
}

async function run(line: string, cwd: string): Promise<void> {
  const [command = ''] = line.split(' # ');
  const [, script, args = ''] = /^npm (?:run )?(start|dev|serve|preview)(?: -- (.*))?$/.exec(command) ?? [];
  if (script !== undefined && !args.includes('--branch')) return look(cwd, script, args.split(' ').filter(Boolean));
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
  expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
}

/** Writes a block of code where it says, or before the first line that has a text. */
function write(file: string, before: string | undefined, code: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  if (before === undefined) return writeFileSync(path, code);
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(before));
  expect(at, `${before} in ${file}`).toBeGreaterThanOrEqual(0);
  writeFileSync(path, [...lines.slice(0, at), code.trimEnd(), ...lines.slice(at)].join('\n'));
}

/** Packs what the site has installed as another version of it, as a later commit of the platform would be. */
function packAs(version: string, edits: Edits = {}): void {
  for (const name of ['platform', 'engine']) {
    const copy = join(folder('later'), name);
    cpSync(join(mine.root, 'node_modules/@3eu', name), copy, { recursive: true, dereference: true });
    const file = join(copy, 'package.json');
    const { scripts: _none, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as {
      scripts: object;
      dependencies: object;
    };
    const dependencies = { ...manifest.dependencies, ...(name === 'engine' && { '@3eu/platform': version }) };
    writeFileSync(file, JSON.stringify({ ...manifest, version, dependencies }));
    if (name === 'platform') applyEdits(copy, edits);
    const packed = spawnSync('npm', ['pack', '--pack-destination', join(mine.root, 'platform')], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(packed.status, packed.stderr).toBe(0);
  }
}

test.beforeAll(() => test.skip(!registryAnswers(), 'The registry of npm does not answer: nothing can be installed.'));
test.afterAll(clear);

for (const chapter of chapters)
  test(`the guide: ${chapter.split('\n', 1)[0]}`, async () => {
    for (const [, , version] of chapter.matchAll(/npm run (upgrade) -- (\S+)/g)) packAs(version!);
    for (const [whole, kind, place, before, code] of blocks.filter(([each]) => chapter.includes(each))) {
      if (kind !== 'in') write(place!, before, code!);
      else if (place === 'platform') await run(code!.trim().replaceAll('../', `${root}/`), project);
      else for (const line of code!.trim().split('\n')) await run(line, join(root, place!));
      expect(whole).toBeDefined();
    }
  });

test('what the guide has made is a site of two repositories, which nginx serves', async ({ request }) => {
  test.skip(!hasNginx(), 'nginx is not installed.');
  const url = await nginx(join(site, 'live'));
  const page = await (await request.get(`${url}/library`)).text();
  for (const words of ['Open until eight.', 'ten to six', 'href="/shop"']) expect(page).toContain(words);
});

test('over a contract a site goes on, and back', async () => {
  const now = registryOf(site).remotes.library!.version;
  const platform = readFileSync(join(mine.root, 'node_modules/@3eu/platform/package.json'), 'utf8');
  const { version } = JSON.parse(platform) as { version: string };
  packAs('4.2.0', {
    'contract/index.ts': (text) =>
      text.replace(`contractVersion = ${contractVersion}`, `contractVersion = ${contractVersion + 1}`),
    'contract/before.ts': (text) => text.replace(/contractBefore = \d+/, `contractBefore = ${contractVersion}`),
  });
  for (const line of [
    'npm run upgrade -- 4.2.0',
    'npm run publish-remote -- shell',
    'npm run publish-remote -- library',
    'npm run rollback -- library',
    `npm run upgrade -- ${version}`,
    'npm run rollback -- shell',
  ])
    await run(line, mine.root);
  expect(registryOf(site).remotes.library!.version).toBe(now);
});
