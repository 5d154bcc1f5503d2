/**
 * What is installed from packed packages is tried when the platform has changed since it was last tried here, and every
 * night: it takes minutes.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { isStandardRun } from './environment';
import { hashes, project } from './releases/project';

const isSource = (file: string) => !/(^|\/)(node_modules|dist)\/|\.test\.tsx?$/.test(file);

/** What the platform, the engine and the templates are now. */
const state = createHash('sha256')
  .update(JSON.stringify(['shared/platform', 'shell/engine'].map((folder) => hashes(join(project, folder), isSource))))
  .digest('hex');

const recordOf = (what: string) => join(project, '.cache/tried', `${what}-${state}`);

/** Whether it was tried with this very platform, which is enough for `npm test`. */
export const isTried = (what: string): boolean => isStandardRun && existsSync(recordOf(what));

/** Remembers that it passed. */
export function markTried(what: string): void {
  mkdirSync(join(project, '.cache/tried'), { recursive: true });
  writeFileSync(recordOf(what), '');
}

/** Whether npm reaches its registry, through whatever proxy is configured. */
export function registryAnswers(): boolean {
  const patience = ['--fetch-retries', '0', '--fetch-timeout', '15000', '--prefer-online'];
  return spawnSync('npm', ['view', 'react', 'name', ...patience], { encoding: 'utf8' }).stdout.trim() === 'react';
}

/** Variables without what npm has told this process of the project here: they must not reach another repository. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^npm_(?!config_)|^NODE_PATH$|^(E2E|SITE|BASE_URL|NIGHT)/i.test(key)),
);

/** What a team does in a repository of its own: npm, its scripts, its tool. */
export function repositoryIn(root: string) {
  const npm = (more: Record<string, string>, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, CI: '1', ...more },
    });
    return { status, text: stdout + stderr };
  };
  const scriptWith = (more: Record<string, string>, name: string, ...args: string[]) =>
    npm(more, 'run', '--silent', name, '--', ...args);
  return {
    root,
    env,
    install: () => npm({}, 'install', '--prefer-offline', '--no-audit', '--no-fund'),
    /** Runs a script of its package.json, with variables of the environment. */
    scriptWith,
    script: (name: string, ...args: string[]) => scriptWith({}, name, ...args),
  };
}
