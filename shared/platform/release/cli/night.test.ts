/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uncached } from '../cache';
import { readSite } from '../site/site';
import { openStore } from '../store/store';
import { author, campus, publish, withSite } from '../testing/site';
import { versionId } from '../testing/versions';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
jest.setTimeout(60_000);
/** A site into which a version has been released that is to go. */
const site = withSite(() => publish([campus(2)]));

/** The commands of the page for the night, as they stand there. */
const page = readFileSync(join(__dirname, '../../../docs/night.md'), 'utf8');
const lines = [...page.matchAll(/^npm run ([^#\n]+?) +#/gm)].map(([, line]) => line!);

/** What a reader puts in place of the examples, on this site. */
const given = (file: string) => ({ FILE: file, '"WORDS"': 'campus 000000000002', VERSION: versionId(1), 12: '2' });

/** Runs such a line on the site of the test, until it ends or serves. */
async function run(line: string, file: string) {
  const words = (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => (given(file) as Record<string, string>)[word] ?? word);
  const args = words.filter((word) => word !== '--').map((word) => word.replaceAll('"', ''));
  const child = spawn(process.execPath, ['--import', 'tsx/esm', join(__dirname, 'cli.ts'), ...args, '--site', site()], {
    cwd: __dirname,
    env: { ...process.env, PORT: '0' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('http://')) child.kill('SIGTERM');
    });
  const [status] = (await once(child, 'close')) as [number];
  return { status, said };
}

test('there is a page for the night', () => expect(lines.length).toBeGreaterThan(5));

test.each(lines)('%s', async (line) => {
  const file = `${site()}-stack`;
  writeFileSync(file, `at x (https://a.example/remotes/campus/${versionId(2)}/web/entry.js:1:1)`);
  const { status, said } = await run(line, file).finally(() => rmSync(file));
  expect([status, said]).toEqual([0, expect.stringMatching(/campus|release 2\b/)]);
  const live = await readSite(await openStore({ folder: site(), author, cached: uncached }).read(), 'the site');
  expect(live.versions.get('campus')).toBe(versionId(line.startsWith('rollback') ? 1 : 2));
});
