/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '../contract';
import { contractBefore } from '../contract/before';
import { readBuild, storedVersion } from './site/version';
import {
  buildOf,
  campus,
  live,
  page,
  publish,
  released,
  served,
  shellServer,
  versions,
  withSite,
} from './testing/site';
import { upgradeLine } from './project';
import { remoteVersion, shellVersion } from './testing/versions';

jest.mock('../pictures/cards', () => ({
  renderCard: (_look: unknown, { title }: { title: string }) => Promise.resolve(Buffer.from(`card of ${title}`)),
}));
jest.setTimeout(120_000);
withSite();

/**
 * A build of the contract before, as the tool of that contract has made it. When the contract changes, one of what was
 * current takes its place: `rspack build` in a package with one page, without source maps.
 */
const kept = join(import.meta.dirname, 'testing/contract-before');
const libraries = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  '@sample/ui': '1.0.0',
  '@sample/ui/forms': '1.0.0',
};

test('what is kept was built for the contract before', () => {
  const said = JSON.parse(readFileSync(join(kept, 'descriptor.json'), 'utf8')) as { contract: number };
  expect([said.contract, contractBefore]).toEqual([contractVersion - 1, contractVersion - 1]);
});

test('a build of the contract before is released beside current ones, replaced, and rolled back as it is', async () => {
  const before = await readBuild(kept);
  const { path } = before.descriptor.pages[0]!;
  await publish([buildOf(shellVersion(2, {}, libraries), shellServer), before, campus(2)]);
  expect((await live()).registry.remotes.tides).toMatchObject({
    contract: contractVersion - 1,
    version: before.descriptor.version,
  });
  const pages = [{ path, module: './pages/tides', label: 'Tides' }];
  await publish([buildOf(remoteVersion('tides', 2, { pages }), '')]);
  expect((await versions()).tides).toBe(2);
  const target = await storedVersion(await live(), 'tides', before.descriptor.version, 'a site');
  await released({ kind: 'rollback', trusted: true, decide: () => Promise.resolve({ builds: [target] }) });
  const { registry } = await live();
  expect(registry.remotes.tides!.version).toBe(before.descriptor.version);
  await served();
  expect(page(`${path.slice(1)}/index.html`)).toContain(`tides ${before.descriptor.version}`);
  const { entry } = registry.remotes.tides!;
  expect(page(entry.url.slice(1))).toBe(await readFile(join(kept, 'web/remoteEntry.js'), 'utf8'));
});

test('a build of the next contract, which says what this tool does not know, is refused with the line that upgrades', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'next-'));
  try {
    cpSync(kept, folder, { recursive: true });
    const file = join(folder, 'descriptor.json');
    const next = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), contract: contractVersion + 1, tide: 'high' };
    writeFileSync(file, JSON.stringify(next));
    await expect(readBuild(folder)).rejects.toMatchObject({
      code: 'tool-too-old',
      message: expect.stringContaining(upgradeLine()) as string,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
