import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTried, markTried, registryAnswers, repositoryIn } from '../../installed';
import { hashes, registryOf } from '../../releases/project';
import { createScratch, printed } from '../../releases/scratch';
import { expect, test } from '../../fixtures';

/**
 * A site of somebody else's, from nothing: written by a command, with the platform and the engine as packages; and a
 * section of it in a repository of its own.
 */
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const what = 'own-site';
test.skip(isTried(what), 'It passed with this very platform.');

const { folder, kept, clear, tool } = createScratch();
const site = repositoryIn(join(folder('own-site'), 'mine'));
const shop = repositoryIn(join(site.root, '../shop'));
const released = join(site.root, 'site');
const live = ['--site', released] as const;
const versionOf = (remote: string) => registryOf(released).remotes[remote]!.version;
const passes = (where: typeof site, name: string, ...args: string[]) => {
  const { status, text } = where.script(name, ...args);
  expect(status, text).toBe(0);
  return text;
};

/** What a package without a repository of git is released again with: nobody can tell which version is newer. */
const forced = ['--force', 'it is not in a repository of git', ...live];

/** Writes a section's descriptor and its page, as its team does. @param more What else the page shows. */
function write(root: string, name: string, title: string, more = '') {
  const pages = [{ path: `/${name}-room`, module: `./pages/${name}`, label: title }];
  const files = {
    'src/descriptor.ts': `import { defineRemote } from '@3eu/platform/contract';

export const descriptor = defineRemote(${JSON.stringify({ name, pages })});
`,
    [`src/pages/${name}/${name}-page.tsx`]: `import { Seo } from '@3eu/platform/page';

export const Page = () => (
  <>
    <Seo title="${title}" description="${title}, and more of it." keywords={[]} section="${title}" />
    <h1>${title}</h1>
    ${more}
  </>
);
`,
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
}

test.beforeAll(() => test.skip(!registryAnswers(), 'The registry of npm does not answer: nothing can be installed.'));
test.afterAll(clear);

test('it is written in 40 files of 500 lines at most, and its packages hold no tests', () => {
  expect(tool(['new-site', site.root, '--name', 'Harbour School']).stderr).toBe('');
  const files = readdirSync(site.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const [packed, written] = [true, false].map((is) => files.filter((file) => file.endsWith('.tgz') === is));
  const lines = written!.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(written!.length).toBeLessThanOrEqual(40);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(500);
  expect(packed).not.toEqual([]);
  const inside = packed!.flatMap((file) => spawnSync('tar', ['-tzf', file], { encoding: 'utf8' }).stdout.split('\n'));
  expect(inside.filter((file) => /\.test\./.test(file) && !file.includes('/templates/'))).toEqual([]);
});

test('it is installed, and its own tests pass', () => {
  const { status, text } = site.install();
  expect(status, text).toBe(0);
  passes(site, 'test');
});

test('a section in a repository of its own is made from it, passes its own checks and is released into it', () => {
  passes(site, 'new-remote', 'shop', '--standalone', shop.root);
  expect(shop.install().status).toBe(0);
  for (const name of ['check', 'types', 'lint', 'format', 'test']) passes(shop, name);
  passes(shop, 'publish-remote', ...live);
  expect(versionOf('shop')).toBeDefined();
  markTried(what);
});

test.describe('every night', { tag: '@night' }, () => {
  test('a platform newer than the live shell’s is refused', () => {
    const file = join(shop.root, 'node_modules/@3eu/platform/package.json');
    const text = readFileSync(file, 'utf8');
    const own = JSON.parse(text) as { version: string };
    writeFileSync(file, JSON.stringify({ ...own, version: own.version.replace(/\d+\.\d+$/, '99.0') }));
    const before = hashes(released);
    const asked = shop.script('publish-remote', ...forced, '--json');
    writeFileSync(file, text);
    expect(asked).toMatchObject({ status: 1, text: expect.stringContaining('"code":"other-library"') });
    expect(hashes(released)).toEqual(before);
  });

  /** Starts the tool of a repository itself, so that a signal reaches it. @returns The address that it prints. */
  const start = (where: typeof site, ...args: string[]) =>
    printed(
      kept(
        spawn(join(where.root, 'node_modules/.bin/3eu'), args, { cwd: where.root, env: { ...where.env, PORT: '0' } }),
      ),
      /(http:\S+\d)/,
    );

  test('a section in development runs inside the released site, and inside a deployed one before it is released', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|ERR_CONNECTION|WebSocket|integrity|dev-server\]/);
    const deployed = await start(site, 'serve', ...live);
    for (const [where, root, name, args] of [
      [site, join(site.root, 'mfe-news'), 'news', ['news']],
      [shop, shop.root, 'shop', ['--shell', deployed]],
    ] as const) {
      const path = `/${name}-room`;
      const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
      write(root, name, 'New');
      const url = await start(where, 'dev', ...args);
      expect((await page.goto(`${url}${path}`))!.status()).toBe(200);
      await expect(heading('New')).toBeVisible();
      write(root, name, 'Changed');
      await expect(heading('Changed')).toBeVisible();
      // What is wrong stands over the page.
      write(root, name, 'Changed', '<p title={5} />');
      const overlay = page.locator('iframe[id$="client-overlay"]');
      await expect(overlay.contentFrame().getByText(/TS\d+/).first()).toBeVisible({ timeout: 90_000 });
      write(root, name, 'Changed');
      await expect(overlay).toHaveCount(0, { timeout: 90_000 });
      await expect(page.locator(`a[href="${path}"]`).first()).toBeAttached();
    }
  });
});
