import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashes, project, publishing, registryOf, tool } from '../../releases/project';
import { expect, hydrated, isSameDocument, markDocument, test } from '../../fixtures';
import { publicFiles } from '../../pages';

/** Whether npm reaches its registry, through whatever proxy is configured. */
function registryAnswers(): boolean {
  const patience = ['--fetch-retries', '0', '--fetch-timeout', '15000', '--prefer-online'];
  return spawnSync('npm', ['view', 'react', 'name', ...patience], { encoding: 'utf8' }).stdout.trim() === 'react';
}

/** A repository outside this one, and what its team does in it. */
function repositoryOutside(folder: string) {
  const root = join(folder, 'library');
  // npm passes variables about the current project on to its scripts; they must not reach the other repository.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)|^NODE_PATH$/i.test(name));
  const env = (more: Record<string, string>) => ({ ...Object.fromEntries(own), ...more });
  const npmWith = (more: Record<string, string>, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', env: env(more) });
    return { status, text: stdout + stderr };
  };
  const npm = (...args: string[]) => npmWith({}, ...args);
  const file = (path: string) => join(root, path);
  return {
    root,
    npm,
    npmWith,
    /** Runs a script of its package.json. */
    script: (name: string, ...args: string[]) => npm('run', '--silent', name, '--', ...args),
    /** Starts the tool that is installed in it directly, so that a signal reaches it. */
    start: (args: readonly string[], more: Record<string, string> = {}): ChildProcess =>
      spawn(process.execPath, [file('node_modules/.bin/3eu'), ...args], {
        cwd: root,
        env: env(more),
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    /** Shares the project's cache: the pages are the same, and checking them takes long. */
    remember: () => symlinkSync(join(project, '.cache'), file('.cache')),
    read: (path: string) => readFileSync(file(path), 'utf8'),
    /** Changes a file. @returns A function that restores it. */
    edit: (path: string, change: (text: string) => string) => {
      const before = readFileSync(file(path), 'utf8');
      writeFileSync(file(path), change(before));
      return () => writeFileSync(file(path), before);
    },
  };
}

/** A remote in a repository of its own: from nothing to live, with packed packages and no link to this workspace. */
test.describe.configure({ mode: 'serial', timeout: 400_000 });

const name = 'e2e-outside';
const title = 'E2e outside';
let team: ReturnType<typeof repositoryOutside>;
let site: string;
let url: string;

test.beforeAll(async ({ sharedScratch }) => {
  test.skip(
    !registryAnswers(),
    'The registry of npm does not answer: no repository outside this one can be installed.',
  );
  team = repositoryOutside(sharedScratch.folder('outside'));
  site = sharedScratch.site();
  url = await sharedScratch.serve(site);
});

test('the platform packages contain no tests, master files or pictures', () => {
  const made = tool(['new-remote', name, '--standalone', team.root]);
  expect(made.stderr).toBe('');
  expect(made.status).toBe(0);
  for (const archive of readdirSync(join(team.root, 'platform'))) {
    const list = spawnSync('tar', ['-tzf', join(team.root, 'platform', archive)], { encoding: 'utf8' }).stdout.split(
      '\n',
    );
    // npm takes a package's README along, whatever its list of files says.
    const others = list.filter((file) => !/^package\/((README|CHANGELOG)\.md$|release\/templates\/)/.test(file));
    expect(others.filter((file) => /\.test\.|masters\/|portraits|\.(webp|avif|svg|png|md)$/.test(file))).toEqual([]);
  }
  expect(tool(['new-remote', name, '--standalone', team.root]).status).toBe(1);
});

test('a new standalone remote installs the platform as packages and passes its own checks', () => {
  const { status, text } = team.npm('install', '--prefer-offline');
  expect(status, text).toBe(0);
  team.remember();
  const installed = realpathSync(join(team.root, 'node_modules/@3eu/platform'));
  expect(installed).toBe(join(realpathSync(team.root), 'node_modules/@3eu/platform'));
  for (const script of ['check', 'types', 'lint', 'format', 'test']) {
    const check = team.script(script);
    expect(check.status, check.text).toBe(0);
  }
});

test('in a repository of its own, a link to a page that the site lacks is a type error', () => {
  expect(team.script('links', '--site', site).status).toBe(0);
  const page = `src/pages/${name}/${name}-page.tsx`;
  const linkTo = (path: string) => {
    const undo = team.edit(page, (text) =>
      text
        .replace('{ PageHeader }', '{ PageHeader, TextLink }')
        .replace(/(<PageHeader .*)/, `$1\n<TextLink href="${path}">Sport</TextLink>`),
    );
    const { status } = team.script('types');
    undo();
    return status;
  };
  expect([linkTo('/athletics'), linkTo('/athletix')]).toEqual([0, 2]);
});

test('a picture of its own goes live with its page, and its browser test passes in a preview of the site', () => {
  const master = join(team.root, 'pictures/masters/reef.webp');
  mkdirSync(dirname(master), { recursive: true });
  cpSync(join(project, 'shared/university/pictures/masters/crew-hands.webp'), master);
  const made = team.script('pictures');
  expect(made.status, made.text).toBe(0);
  team.edit(`src/pages/${name}/${name}-page.tsx`, (text) =>
    text
      .replace(
        'import { PageHeader }',
        "import { picture } from '@3eu/university/pictures';\nimport { PageHeader, Picture }",
      )
      .replace(/(import \{ content \}.*)/, "$1\nimport { reefMaster } from '../../pictures.generated';")
      .replace(/(<PageHeader .*)/, `$1\n<Picture picture={picture(reefMaster, [50, 50], 'A reef.')} sizes="100vw" />`),
  );
  expect(team.script('e2e').status).toBe(1);
  const { status, text } = team.npmWith({ SITE: site }, 'run', '--silent', 'e2e');
  expect(status, text).toBe(0);
  expect(text).toContain('1 passed');
});

test('the standalone remote goes live in a shared site and shares the same modules as the others', () => {
  expect(team.script('publish-remote').status).toBe(1);
  const { status, text } = team.script('publish-remote', '--site', site);
  expect(status, text).toBe(0);
  const { remotes } = registryOf(site);
  const manifest = (remote: string) =>
    JSON.parse(
      readFileSync(
        join(publicFiles(site), `remotes/${remote}/${remotes[remote]!.version}/web/mf-manifest.json`),
        'utf8',
      ),
    ) as { shared: { name: string; version: string; requiredVersion: string }[] };
  const sharedOf = (remote: string) =>
    manifest(remote).shared.map((module) => [module.name, module.version, module.requiredVersion]);
  expect(sharedOf(name)).toEqual(sharedOf('campus'));
  const { stdout } = tool(['releases', '--site', site]);
  expect(stdout).toContain(name);
  expect(readdirSync(join(publicFiles(site), 'pictures')).filter((file) => file.startsWith('reef.'))).not.toEqual([]);
  expect(team.script('status', '--site', site).status).toBe(0);
});

test('its page shows a block of ours, and a page of ours shows one of its own', async ({ page, scratch }) => {
  mkdirSync(join(team.root, 'src/blocks'));
  writeFileSync(join(team.root, 'src/blocks/reef.tsx'), 'export const Block = () => <p>A reef, from outside.</p>;\n');
  team.edit('src/descriptor.ts', (text) =>
    text
      .replace("      label: '", "      blocks: ['questions'],\n      label: '")
      .replace(/\n {2}\],\n/, "\n  ],\n  blocks: ['reef'],\n"),
  );
  team.edit(`src/pages/${name}/${name}-page.tsx`, (text) =>
    text
      .replace('import { Seo', 'import { Block, Seo')
      .replace(/(<PageHeader .*)/, '$1\n<Block name="questions" about="aid" />'),
  );
  const theirs = team.script('publish-remote', '--site', site);
  expect(theirs.status, theirs.text).toBe(0);
  const rankings = scratch.package('academics', {
    'src/descriptor.ts': (text) =>
      text.replace("module: './pages/rankings',", "module: './pages/rankings',\n      blocks: ['reef'],"),
    'src/pages/rankings/rankings-page.tsx': (text) =>
      text
        .replace(/import \{([^}]*\} from '@3eu\/platform\/page';)/, 'import { Block,$1')
        .replace('<PageHeader', '<Block name={"reef" as never} />\n      <PageHeader'),
  });
  const ours = tool(publishing('academics', site, rankings));
  expect(ours.status, ours.stderr).toBe(0);
  await page.goto(`${url}/rankings`);
  await hydrated(page);
  await expect(page.locator('[data-block="reef"]')).toHaveText('A reef, from outside.');
  await page.goto(`${url}/${name}`);
  await hydrated(page);
  await expect(page.locator('[data-block="questions aid"] a[href^="/faq#"]')).toHaveCount(3);
});

test('the shell mounts the standalone remote’s page, both on a direct visit and by client navigation', async ({
  page,
}) => {
  await page.goto(`${url}/${name}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto(`${url}/faq`);
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('a platform newer than the live shell’s is refused', () => {
  const newer = (text: string) => text.replace(/"version": "(\d+)\.\d+\.\d+"/, '"version": "$1.99.0"');
  const undo = team.edit('node_modules/@3eu/platform/package.json', newer);
  const before = hashes(site);
  const { status, text } = team.script('publish-remote', '--site', site, '--json');
  undo();
  expect([status, text]).toEqual([1, expect.stringContaining('"code":"other-platform"')]);
  expect(hashes(site)).toEqual(before);
});

test('in development inside the deployed shell, a saved file updates the page, even an unreleased one', async ({
  page,
  complaints,
  scratch,
}) => {
  complaints.allow(/Failed to load resource|ERR_CONNECTION|WebSocket|integrity|dev-server\]/);
  const undo = team.edit('src/descriptor.ts', (text) => text.replace(`'/${name}'`, "'/e2e-reading-room'"));
  const inside = await scratch.develop(['--shell', url], team);
  const response = await page.goto(`${inside}/e2e-reading-room`);
  expect(response!.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const back = team.edit(`src/content/${name}.ts`, (text) =>
    text.replace(`title: '${title}',\n  lede`, "title: 'Changed',\n  lede"),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Changed' })).toBeVisible();
  back();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // What is wrong stands over the page.
  const mend = team.edit(`src/content/${name}.ts`, (text) =>
    text.replace(`title: '${title}',\n  lede`, 'title: 5,\n  lede'),
  );
  const overlay = page.locator('iframe[id$="client-overlay"]');
  await expect(overlay.contentFrame().getByText('TS2322').first()).toBeVisible({ timeout: 90_000 });
  mend();
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The released shell's menus lead to what is not released yet.
  await expect(page.locator('a[href="/e2e-reading-room"]').first()).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.locator('main h1:visible')).toBeFocused();
  undo();
});
