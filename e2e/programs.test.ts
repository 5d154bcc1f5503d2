/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advice, chromiumPath, programs, provide, type Program, type Run } from './programs';

const path = process.env.PATH;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  process.env.PATH = folder;
  delete process.env.CHROMIUM_PATH;
});
afterEach(() => {
  process.env.PATH = path;
  rmSync(folder, { recursive: true });
});

// Jest's tests have an environment of their own.
const run: Run = (command, args) =>
  spawnSync(command, args, { env: process.env }).status === 0 ? null : `${command} failed`;
const chromium: Program = { name: 'Chromium', path: chromiumPath, packages: ['chromium'], without: 'nothing runs' };
const nginx: Program = {
  name: 'nginx',
  path: () => undefined,
  packages: ['nginx', 'its-module'],
  without: 'it is left out',
};

/** Stands in for apt-get: it knows one program, and "installs" it in the folder that the path consists of. */
function aptInstalls(program: string) {
  writeFileSync(
    join(folder, 'apt-get'),
    `#!/bin/sh\ncase "$*" in *${program}*) : > ${join(folder, program)};; esac\n`,
    {
      mode: 0o755,
    },
  );
}

/** What is still missing, and what was said. */
function provided(wanted: Program[], as: { isRoot: boolean; isCi: boolean }, how = run) {
  const said: string[] = [];
  const missing = provide(wanted, { ...as, run: how, say: (line) => void said.push(line) });
  return { missing: missing.map(({ name }) => name), said };
}

test('a browser that was just installed is found in the same process', () => {
  aptInstalls('chromium');
  expect(chromiumPath()).toBeUndefined();
  expect(provided([chromium], { isRoot: true, isCi: false })).toEqual({
    missing: [],
    said: ['Installing Chromium …'],
  });
  expect(chromiumPath()).toBe(join(folder, 'chromium'));
});

test('what cannot be installed is said, with what is skipped and why, and the rest is installed', () => {
  aptInstalls('chromium');
  expect(provided([nginx, chromium], { isRoot: true, isCi: false })).toEqual({
    missing: ['nginx'],
    said: ['Installing nginx, Chromium …', 'nginx could not be installed: it is left out.'],
  });
  rmSync(join(folder, 'apt-get'));
  expect(provided([nginx], { isRoot: true, isCi: false }).said.slice(1)).toEqual([
    'nginx could not be installed: it is left out. apt-get: apt-get failed',
  ]);
});

test('CI installs with sudo; anybody else is told in one line, and nothing is run', () => {
  const commands: string[] = [];
  const record: Run = (command, args) => (commands.push([command, ...args].join(' ')), null);
  provided([nginx], { isRoot: false, isCi: true }, record);
  expect(commands).toEqual([
    'sudo -n apt-get update -qq',
    'sudo -n apt-get install -y -qq --no-install-recommends nginx its-module',
  ]);
  const { missing, said } = provided([chromium, nginx], { isRoot: false, isCi: false }, () => {
    throw new Error('Nothing may be run.');
  });
  expect(missing).toEqual(['Chromium', 'nginx']);
  expect(said).toEqual([advice([chromium, nginx])]);
  expect(said[0]).toMatch(
    /^Missing: Chromium \(nothing runs\), nginx .* sudo apt-get install chromium nginx its-module$/,
  );
});

test('nothing is said of what is there', () => {
  writeFileSync(join(folder, 'chromium'), '');
  expect(provided([chromium], { isRoot: true, isCi: true })).toEqual({ missing: [], said: [] });
});

test('every program says what installs it and what is skipped without it', () => {
  for (const { packages, without } of programs) expect([packages.length > 0, without !== '']).toEqual([true, true]);
});
