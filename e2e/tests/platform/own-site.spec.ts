import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTried, markTried, registryAnswers, repositoryIn } from '../../installed';
import { registryOf } from '../../releases/project';
import { createScratch, printed } from '../../releases/scratch';
import { expect, test } from '../../fixtures';

/** A site of somebody else's, from nothing: written by a command, with the platform and the engine as packages. */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const what = 'own-site';
test.skip(isTried(what), 'It passed with this very platform.');

const { folder, kept, clear, tool } = createScratch();
const site = repositoryIn(join(folder('own-site'), 'mine'));
const versionOf = (remote: string) => registryOf(join(site.root, 'site')).remotes[remote]!.version;
const passes = (name: string, ...args: string[]) => {
  const { status, text } = site.script(name, ...args);
  expect(status, text).toBe(0);
  return text;
};

/** A page of a section, as its team writes it. */
const writePage = (section: string, title: string) =>
  writeFileSync(
    join(site.root, `mfe-${section}/src/pages/${section}/${section}-page.tsx`),
    `import { Seo } from '@3eu/platform/page';

export function Page() {
  return (
    <>
      <Seo title="${title}" description="${title}, and more of it." keywords={[]} section="${title}" />
      <h1>${title}</h1>
      <p>More of it.</p>
    </>
  );
}
`,
  );

test.beforeAll(() => test.skip(!registryAnswers(), 'The registry of npm does not answer: nothing can be installed.'));
test.afterAll(clear);

test('it is written in 40 files of 500 lines at most', () => {
  expect(tool(['new-site', site.root, '--name', 'Harbour School']).stderr).toBe('');
  const written = readdirSync(site.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tgz'))
    .map((entry) => join(entry.parentPath, entry.name));
  const lines = written.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(written.length).toBeLessThanOrEqual(40);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(500);
});

test('it is installed, and its own tests pass', () => {
  const { status, text } = site.install();
  expect(status, text).toBe(0);
  passes('test');
});

test('a section in a repository of its own is made from it, passes its own checks and is released into it', () => {
  const shop = repositoryIn(join(site.root, '../shop'));
  passes('new-remote', 'shop', '--standalone', shop.root);
  expect(shop.install().status).toBe(0);
  for (const name of ['check', 'types', 'lint', 'format', 'test']) {
    const { status, text } = shop.script(name);
    expect(status, text).toBe(0);
  }
  const { status, text } = shop.script('publish-remote', '--site', join(site.root, 'site'));
  expect(status, text).toBe(0);
  expect(versionOf('shop')).toBeDefined();
  markTried(what);
});

test('a section is added, released, rolled back and looked at on its own', { tag: '@night' }, () => {
  passes('new-remote', 'library');
  expect(site.install().status).toBe(0);
  passes('publish-remote', 'library');
  const first = versionOf('library');
  writePage('library', 'Library, renewed');
  passes('publish-remote', 'library', '--force', 'it is not in a repository of git');
  expect(versionOf('library')).not.toEqual(first);
  passes('rollback', 'library');
  expect(versionOf('library')).toEqual(first);
  passes('preview', 'library', '--branch', 'preview/library');
  const git = ['-C', join(site.root, 'site'), 'show', 'preview/library:public/library/index.html'];
  expect(spawnSync('git', git, { encoding: 'utf8' }).stdout).toContain('Library, renewed');
  expect(passes('status')).toContain('library');
  passes('check');
});

test('a section in development runs inside the released site', { tag: '@night' }, async ({ page }) => {
  const child = kept(
    spawn(join(site.root, 'node_modules/.bin/3eu'), ['dev', 'news'], {
      cwd: site.root,
      env: { ...site.env, PORT: '0' },
    }),
  );
  const url = await printed(child, /(http:\S+\d)/);
  await page.goto(`${url}/news`);
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  writePage('news', 'Changed while you look');
  await expect(page.getByRole('heading', { level: 1, name: 'Changed while you look' })).toBeVisible();
});
