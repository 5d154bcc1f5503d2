import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@3eu/platform/release/temporary-folder';
import { project } from './delivery';

/** Whether npm reaches its registry, through whatever proxy is configured. */
export function registryAnswers(): boolean {
  const patience = ['--fetch-retries', '0', '--fetch-timeout', '15000', '--prefer-online'];
  return spawnSync('npm', ['view', 'react', 'name', ...patience], { encoding: 'utf8' }).stdout.trim() === 'react';
}

/** A repository outside this one, and what its team does in it. */
export function repositoryOutside() {
  const { path: folder, remove } = temporaryFolder('outside');
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
    start: (args: readonly string[], more: Record<string, string>): ChildProcess =>
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
    remove,
  };
}
