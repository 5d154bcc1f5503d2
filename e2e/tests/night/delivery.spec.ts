import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  anotherVersion,
  candidateOf,
  changedPackage,
  clearUp,
  ended,
  hashes,
  project,
  publishing,
  recordsOf,
  registryOf,
  remoteNames,
  serveCopy,
  siteCopy,
  startTool,
  tool,
  versionIn,
} from '../../releases/delivery';
import { folderOfKilled } from '../../releases/folder-of-killed';
import { expect, hydrated, isSameDocument, markDocument, test } from '../../fixtures';
import { publicFiles } from '../../pages';

/** Releases at the same time, killed ones, and whole changes of a team's sources. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Checkouts that nobody finished. */
const draftsIn = (root: string) => readdirSync(join(root, 'checkouts')).filter((name) => name.startsWith('draft-'));

let site: string;
/** Where killed processes leave their temporary files. */
let temporary: string;

test.beforeAll(() => {
  site = siteCopy();
  temporary = folderOfKilled();
});
test.afterAll(() => clearUp(site, temporary));

test('eight releases started in the same second all land, and none is lost', async () => {
  const before = recordsOf(site).length;
  const candidates: { name: string; root: string }[] = [];
  for (const name of remoteNames)
    for (const label of ['first', 'second'] as const) candidates.push({ name, root: await candidateOf(name, label) });
  const children = candidates.map(({ name, root }) => startTool(publishing(name, site, root)));
  const said = children.map((child) => {
    const parts: string[] = [];
    child.stderr!.on('data', (part: Buffer) => parts.push(part.toString()));
    return parts;
  });
  expect(await Promise.all(children.map(ended)), said.flat().join('')).toEqual(candidates.map(() => 0));
  const records = recordsOf(site);
  expect(records).toHaveLength(before + candidates.length);
  for (const { name } of candidates) {
    const [last, earlier] = records.flatMap(({ packages }) => packages.filter((each) => each.name === name));
    expect(registryOf(site).remotes[name]!.version).toBe(last!.version);
    expect(last!.from).toBe(earlier!.version);
  }
  expect(draftsIn(site)).toEqual([]);
});

test('two simultaneous releases of one working tree do not interfere with each other’s build', async () => {
  const root = changedPackage('campus', 'twice', anotherVersion('campus', 'twice'));
  const both = [1, 2].map(() => startTool(publishing('campus', site, root)));
  expect(await Promise.all(both.map(ended))).toEqual([0, 0]);
  expect(registryOf(site).remotes.campus!.version).toBe(versionIn(root));
});

/** Of the two candidates of academics the one that is not live, and the other one. */
async function candidatesOfAcademics(): Promise<[other: string, live: string]> {
  const [first, second] = [await candidateOf('academics', 'first'), await candidateOf('academics', 'second')];
  return versionIn(first) === registryOf(site).remotes.academics!.version ? [second, first] : [first, second];
}

/**
 * The store's unit tests end a release at every single step; here whole processes are killed at random, this many
 * times.
 */
const rounds = Number(process.env.ROUNDS ?? 8);

test('a release killed at any moment leaves the site intact, and the next one cleans up', async ({ request }) => {
  test.setTimeout(120_000 + rounds * 20_000);
  const [one, other] = await candidatesOfAcademics();
  const publish = (root: string) => publishing('academics', site, root);
  const timed = (args: string[]) => {
    const start = performance.now();
    expect(tool(args).status).toBe(0);
    return performance.now() - start;
  };
  const rollback = (root: string) => ['rollback', 'academics', versionIn(root), '--site', site];
  // The commands that are killed, and how long each takes when it is left alone.
  const releases = [publish(one), publish(other), rollback(one), rollback(other)].map((args) => ({
    args,
    duration: timed(args),
  }));
  const server = await serveCopy(site);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { args, duration } = releases[round % releases.length]!;
      const child = startTool(args, { TMPDIR: temporary });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * duration));
      child.kill('SIGKILL');
      await ended(child);
      for (const path of ['/academics', '/college/business', '/faq', '/']) {
        const html = await (await request.get(server.url + path)).text();
        const scripts = [...html.matchAll(/(?:src|href)="(\/(?:shell|remotes)\/[^"]+\.js)"/g)].map(([, url]) => url!);
        expect(scripts.length).toBeGreaterThan(0);
        for (const script of scripts)
          expect((await request.get(server.url + script)).status(), `${path} needs ${script}`).toBe(200);
      }
      const { version: live } = registryOf(site).remotes.academics!;
      expect(await (await request.get(`${server.url}/academics`)).text()).toContain(`"version":"${live}"`);
    }
    // What nobody has touched for an hour is taken away.
    for (const name of draftsIn(site)) utimesSync(join(site, 'checkouts', name), 0, 0);
    expect(tool(publish(one)).status).toBe(0);
    expect(tool(publish(other)).status).toBe(0);
    expect(draftsIn(site)).toEqual([]);
  } finally {
    await server.stop();
  }
});

test('a major added with two files and a catalog entry is listed, linked, prerendered and in the sitemap', async ({
  request,
}) => {
  const root = changedPackage('academics', 'major', {});
  const change = (file: string, to: string, changed: (text: string) => string) =>
    writeFileSync(join(root, 'src', to), changed(readFileSync(join(root, 'src', file), 'utf8')));
  change('content/majors/psychology.ts', 'content/majors/oceanography.ts', (text) =>
    text.replace('export const psychology', 'export const oceanography'),
  );
  change('pages/major/values/psychology.tsx', 'pages/major/values/oceanography.tsx', (text) =>
    text.replaceAll('psychology', 'oceanography'),
  );
  change('content/catalog.ts', 'content/catalog.ts', (text) =>
    text.replace(
      /^ {2}\{\n {4}slug: 'psychology',[\s\S]*?^ {2}\},\n/m,
      (entry) => entry + entry.replace("'psychology'", "'oceanography'").replace("'Psychology'", "'Oceanography'"),
    ),
  );
  expect(tool(publishing('academics', site, root)).status).toBe(0);
  const server = await serveCopy(site);
  try {
    const page = await request.get(`${server.url}/major/oceanography`);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain('Oceanography</h1>');
    for (const path of ['/college/arts-sciences', '/faq'])
      expect(await (await request.get(server.url + path)).text()).toContain('href="/major/oceanography"');
    expect(await (await request.get(`${server.url}/sitemap.xml`)).text()).toContain('/major/oceanography</loc>');
  } finally {
    await server.stop();
  }
});

// This test comes before the one that adds a remote beside the others: npm does not have that one installed.
test('npm can generate the site’s bill of materials and tells development packages apart', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(status, stderr).toBe(0);
  const { components } = JSON.parse(stdout) as {
    components: { name: string; properties?: { name: string; value: string }[] }[];
  };
  // Not `--omit dev`, which would leave out React too, because the tests' packages depend on it.
  const isForDevelopment = (name: string) =>
    components
      .find((component) => component.name === name)!
      .properties?.some((property) => property.name === 'cdx:npm:package:development') ?? false;
  expect(['react', 'react-dom', 'zustand', 'lucide-react'].map(isForDevelopment)).toEqual([false, false, false, false]);
  expect(['prettier', 'eslint-plugin-compat'].map(isForDevelopment)).toEqual([true, true]);
});

test('a fifth remote can be created, published, visited and removed without changing the shell', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  const root = join(project, 'mfe-e2e-library');
  const references = readFileSync(join(project, 'tsconfig.json'), 'utf8');
  try {
    expect(tool(['new-remote', 'e2e-library']).status).toBe(0);
    expect(tool(['new-remote', 'e2e-library']).stderr).toContain('already exists');
    for (const [name, words] of [['shell', 'is reserved for the site itself']] as const)
      expect(tool(['new-remote', name]).stderr).toContain(words);
    const shell = hashes(join(publicFiles(site), 'shell'));
    const published = tool(['publish', 'e2e-library', '--site', site]);
    expect(published.status, published.stderr).toBe(0);
    expect(hashes(join(publicFiles(site), 'shell'))).toEqual(shell);
    expect(readFileSync(join(publicFiles(site), 'sitemap.xml'), 'utf8')).toContain('/e2e-library</loc>');
    const server = await serveCopy(site);
    await page.goto(`${server.url}/faq`);
    await hydrated(page);
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'E2e library' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'E2e library' })).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    expect(tool(['remove-remote', 'campus', '--site', site]).stderr).toContain(
      'the block student-stories would be gone, and / shows it.',
    );
    expect(tool(['remove-remote', 'e2e-library', '--site', site]).status).toBe(0);
    expect(readFileSync(join(publicFiles(site), 'sitemap.xml'), 'utf8')).not.toContain('/e2e-library</loc>');
  } finally {
    rmSync(root, { recursive: true, force: true });
    writeFileSync(join(project, 'tsconfig.json'), references);
  }
});
