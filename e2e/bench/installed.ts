/** Tools that a bench compares with are not dependencies of the project: they are installed from npm on demand. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What benches keep from one run to the next. It is inside the project, because a folder with a known name in /tmp
 * would let any other account on the machine plant programs in it.
 */
export const kept = join(import.meta.dirname, '../../.cache/bench');

/** Runs a program in a folder. @throws Error with the program's output if it fails. */
export function run(folder: string, program: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}.\n${stdout}\n${stderr}`);
}

/** Installs packages into a folder of their own, unless the same ones are there from an earlier run. @returns The folder. */
export function installed(name: string, packages: readonly string[]): string {
  const folder = join(kept, name);
  const note = join(folder, 'installed.txt');
  const wanted = packages.join('\n');
  if (existsSync(note) && readFileSync(note, 'utf8') === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  run(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages]);
  writeFileSync(note, wanted);
  return folder;
}
