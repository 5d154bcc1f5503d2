/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { isAbandoned, ownName, processOf } from './owner';

/** The name that another process gives to what it works on. */
const nameOf = 'import("./owner.ts").then(({ ownName }) => { console.log(ownName()); setInterval(() => {}, 1000); })';
const node = ['--import', 'tsx/esm', '--input-type=module', '--eval', nameOf];

test('a running process is known, and so is that it has ended', async () => {
  expect(processOf(ownName())).toBe('running');
  const child = spawn(process.execPath, node, { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  const name = String((await once(child.stdout, 'data'))[0]).trim();
  expect(processOf(name)).toBe('running');
  child.kill();
  await once(child, 'exit');
  expect(processOf(name)).not.toBe('running');
});

test('nothing is known of a process elsewhere, and of a name from before there were such names', () => {
  expect(processOf(ownName().replace(/^\w+/, 'elsewhere'))).toBe('unknown');
  expect(processOf('host.1.0123456789ab')).toBe('unknown');
});

test('what a running process works on is never abandoned, anything else once it is old', () => {
  const elsewhere = ownName().replace(/^\w+/, 'elsewhere');
  const hour = 3600 * 1000;
  expect(isAbandoned(ownName(), 1000 * hour)).toBe(false);
  expect([isAbandoned(elsewhere, hour - 1), isAbandoned(elsewhere, hour)]).toEqual([false, true]);
});

const inProc = existsSync('/proc/self/stat') ? test : test.skip;
inProc('another process with the same number is not the one that had it', () => {
  expect(processOf(ownName().replace(/\.\d+\.(?=\w+$)/, '.1.'))).toBe('ended');
});
