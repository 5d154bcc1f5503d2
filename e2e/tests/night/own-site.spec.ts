import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@3eu/university/facts';
import { expect, test } from '../../fixtures';
import { applyEdits, tool } from '../../releases/project';
import { createScratch, printed } from '../../releases/scratch';

/** A site of somebody else's, from nothing: written by a command, with the platform and the engine as packages. */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const { folder, kept, clear } = createScratch();
const root = join(folder('own-site'), 'mine');
const name = 'Sound College';

/** npm there, without what npm has told this process of the project here. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^npm_(?!config_)|^NODE_PATH$/i.test(key)),
);
const npm = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', env: { ...env, CI: '1' } });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
};
const script = (each: string, ...args: string[]) => npm('run', '--silent', each, '--', ...args);
const files = (of: string) =>
  readdirSync(join(root, of), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const versionOf = (remote: string) =>
  (JSON.parse(readFileSync(join(root, 'site/live/remotes.json'), 'utf8')) as { remotes: Record<string, object> })
    .remotes[remote];

test.afterAll(clear);

test('it is written in 25 files of 350 lines at most', () => {
  expect(tool(['new-site', root, '--name', name]).stderr).toBe('');
  const written = files('.').filter((file) => !file.endsWith('.tgz'));
  const lines = written.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(written.length).toBeLessThanOrEqual(25);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(350);
});

test('its own tests pass: lint, types, content, unit tests, and one in a browser with axe', () => {
  npm('install', '--no-audit', '--no-fund');
  npm('test');
});

test('a section is added, released, rolled back and looked at on its own, and the status says so', () => {
  script('new-remote', 'library');
  npm('install', '--no-audit', '--no-fund');
  script('publish-remote', 'library');
  const first = versionOf('library');
  applyEdits(root, {
    'mfe-library/src/pages/library/library-page.tsx': (text) => text.replace('whom to ask', 'who knows'),
  });
  script('publish-remote', 'library', '--force', 'it is not in a repository of git');
  expect(versionOf('library')).not.toEqual(first);
  script('rollback', 'library');
  expect(versionOf('library')).toEqual(first);
  script('preview', 'library', '--branch', 'preview/library');
  const git = ['-C', join(root, 'site'), 'show', 'preview/library:public/library/index.html'];
  expect(spawnSync('git', git, { encoding: 'utf8' }).stdout).toContain('who knows');
  expect(script('status')).toContain('library');
  script('check');
});

test('a section in development runs inside the released site', async ({ page }) => {
  const child = kept(
    spawn(join(root, 'node_modules/.bin/3eu'), ['dev', 'news'], { cwd: root, env: { ...env, PORT: '0' } }),
  );
  const url = await printed(child, /(http:\S+\d)/);
  await page.goto(`${url}/news`);
  await expect(page.getByRole('heading', { name: 'News' })).toBeVisible();
  applyEdits(root, {
    'mfe-news/src/pages/news/news-page.tsx': (text) => text.replace('<h1>News', '<h1>Changed while you look'),
  });
  await expect(page.getByRole('heading', { name: 'Changed while you look' })).toBeVisible();
});

test('nothing of this university is served there', () => {
  const ours = new RegExp(`${brand.name}|narwhal|Education City|3eu\\.example|uni3e|010-0133`, 'i');
  const served = files('site/live/').filter((file) =>
    /\.(html|js|json|txt|xml|webmanifest|svg|conf)$|_headers$/.test(file),
  );
  expect(served.length).toBeGreaterThan(10);
  expect(served.filter((file) => ours.test(readFileSync(file, 'utf8')))).toEqual([]);
});
