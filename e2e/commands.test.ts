/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in which nothing is installed. */
let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  cpSync(join(__dirname, 'e2e.mjs'), join(clone, 'e2e.mjs'));
  cpSync(join(__dirname, 'bench/bench.mjs'), join(clone, 'bench.mjs'));
});
afterAll(() => rmSync(clone, { recursive: true }));
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(clone, file), ...args], { cwd: clone, encoding: 'utf8' });

test.each(['e2e.mjs', 'bench.mjs'])('the help of %s needs nothing installed', (file) => {
  const { status, stdout } = run(file, '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('npm run ')]);
});

test.each([['constructor'], ['growth', '/faq'], ['first-view', 'faq']])(
  'a bench refuses %s %s before anything is built',
  (...args) => {
    const { status, stderr } = run('bench.mjs', ...args);
    expect([status, stderr]).toEqual([2, expect.stringContaining(args.join(' '))]);
  },
);
