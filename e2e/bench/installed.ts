/** What a bench compares with is no dependency of the project: it comes from npm when it is asked for. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What benches keep from one run to the next. It stands in the project: whoever else has an account on the machine could
 * put programs into a folder of /tmp whose name is known.
 */
export const kept = join(import.meta.dirname, '../../.cache/bench');

/** Runs a program in a folder. @throws Error with what it said, where it fails. */
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
