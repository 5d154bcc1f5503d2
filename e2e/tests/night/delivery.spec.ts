import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  anotherVersion,
  ended,
  hashes,
  publishing,
  recordsOf,
  registryOf,
  remoteNames,
  tool,
  versionIn,
} from '../../releases/project';
import { expect, hydrated, isSameDocument, markDocument, test } from '../../fixtures';
import { publicFiles } from '../../pages';

/** Releases at the same time, one that is interrupted, and whole changes of a team's sources. */
// Eight builds on two cores that others use as well take minutes.
test.describe.configure({ timeout: 10 * 60_000 });

test('eight releases started in the same second all land, and none is lost', async ({ scratch }) => {
  const site = scratch.site();
  const before = recordsOf(site).length;
  const candidates = remoteNames.flatMap((name) =>
    ['first', 'second'].map((label) => ({ name, root: scratch.candidate(name, label) })),
  );
  const children = candidates.map(({ name, root }) => scratch.start(publishing(name, site, root)));
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
  expect(readdirSync(join(site, 'checkouts')).filter((name) => name.startsWith('draft-'))).toEqual([]);
});

test('two simultaneous releases of one working tree do not interfere with each other’s build', async ({ scratch }) => {
  const site = scratch.site();
  const root = scratch.package('campus', anotherVersion('campus', 'twice'));
  const both = [1, 2].map(() => scratch.start(publishing('campus', site, root)));
  expect(await Promise.all(both.map(ended))).toEqual([0, 0]);
  expect(registryOf(site).remotes.campus!.version).toBe(versionIn(root));
});

test('npm start shows the working tree where something is live, and releases nothing', async ({ request, scratch }) => {
  const site = scratch.site();
  const ofTree = registryOf(site).remotes.campus;
  expect(tool(publishing('campus', site, scratch.candidate('campus'))).status).toBe(0);
  const [live, records] = [registryOf(site), recordsOf(site)];
  const url = await scratch.serve(site, 'start');
  expect(await (await request.get(`${url}/remotes.json`)).json()).toMatchObject({ remotes: { campus: ofTree } });
  expect([registryOf(site), recordsOf(site)]).toEqual([live, records]);
});

test('a release stopped while being made says so, and leaves nothing behind', async ({ scratch }) => {
  const temporary = scratch.temporary();
  const child = scratch.start(['render', '--all', '--site', scratch.site()], { TMPDIR: temporary });
  let complaints = '';
  child.stderr!.on('data', (data: Buffer) => (complaints += data.toString()));
  const copies = () => readdirSync(temporary).filter((name) => name.includes('-render-'));
  await expect.poll(copies, { timeout: 60_000 }).toHaveLength(1);
  child.kill('SIGINT');
  await ended(child);
  expect(complaints.trim().split('\n')).toHaveLength(1);
  expect(copies()).toEqual([]);
});

test('a fifth remote can be created, published, visited and removed without changing the shell', async ({
  page,
  scratch,
}) => {
  const site = scratch.site();
  const copy = scratch.copy();
  expect(copy.tool(['new-remote', 'library']).status).toBe(0);
  for (const name of ['library', 'shell']) expect(copy.tool(['new-remote', name]).status).not.toBe(0);
  const release = (...args: string[]) => copy.tool([...args, '--site', site]);
  const shell = hashes(join(publicFiles(site), 'shell'));
  const sitemap = () => readFileSync(join(publicFiles(site), 'sitemap.xml'), 'utf8');
  const published = release('publish', 'library');
  expect(published.status, published.stderr).toBe(0);
  expect(hashes(join(publicFiles(site), 'shell'))).toEqual(shell);
  expect(sitemap()).toContain('/library</loc>');
  await page.goto(`${await scratch.serve(site)}/pages`);
  await hydrated(page);
  await markDocument(page);
  await page.getByRole('main').locator('a[href="/library"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  // Home shows a block of campus.
  expect(release('remove-remote', 'campus').status).toBe(1);
  expect(release('remove-remote', 'library').status).toBe(0);
  expect(sitemap()).not.toContain('/library</loc>');
});
