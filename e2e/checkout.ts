import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from './delivery';

/** Another copy of the whole project, as another team or a later day has it. */
export type Checkout = {
  root: string;
  /** Runs its own tool to the end. */
  tool: (args: readonly string[]) => { status: number | null; stdout: string; stderr: string };
  start: (args: readonly string[], env?: Record<string, string>) => ChildProcess;
  remove: () => void;
};

const left = /\/(dist|node_modules|\.[a-z0-9-]+)(\/|$)/;

/** Packages come from the project; its own ones are the copy's. */
function linkPackages(root: string) {
  const [own, all] = [join(root, 'node_modules/@3eu'), join(project, 'node_modules')];
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(all)) if (name !== '@3eu' && !name.startsWith('.')) symlinkSync(join(all, name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(all, '@3eu'))) symlinkSync(join(root, name), join(own, name));
}

/**
 * Copies the project and changes it.
 * @param edits Text to replace, by file.
 */
export function checkout(edits: Record<string, (text: string) => string>): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const entry of readdirSync(project).filter((name) => /^(shared|shell|mfe-[a-z]+|package\.json|tsconfig.*\.json)$/.test(name))) {
    cpSync(join(project, entry), join(root, entry), { recursive: true, filter: (file) => !left.test(file.slice(project.length)) });
  }
  linkPackages(root);
  // Pictures take long and are the same.
  symlinkSync(join(project, '.cache'), join(root, '.cache'));
  cpSync(join(project, 'shared/dist/public'), join(root, 'shared/dist/public'), { recursive: true });
  for (const [file, edit] of Object.entries(edits)) {
    const text = readFileSync(join(root, file), 'utf8');
    const next = edit(text);
    if (next === text) throw new Error(`The edit of ${file} changes nothing.`);
    writeFileSync(join(root, file), next);
  }
  const command = (args: readonly string[]) => ['--import', 'tsx/esm', join(root, 'shell/publish/cli.ts'), ...args];
  return {
    root,
    tool: (args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, command(args), { cwd: root, encoding: 'utf8' });
      return { status, stdout, stderr };
    },
    start: (args, env = {}) => spawn(process.execPath, command(args), { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
