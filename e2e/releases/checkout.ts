import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@3eu/platform/release/temporary-folder';
import { applyEdits, project, toolOf, type Edits } from './delivery';

/** Another copy of the whole project, as another team has it or as it may be on a later day. */
export type Checkout = {
  root: string;
  /** Runs its own tool to the end. */
  tool: ReturnType<typeof toolOf>['run'];
  ask: ReturnType<typeof toolOf>['ask'];
  start: ReturnType<typeof toolOf>['start'];
  /** Checks its content, as `npm run check` does. */
  check: () => { status: number | null; stdout: string; stderr: string };
  /** Compiles it, as `npm run types` does. */
  types: Checkout['check'];
  /** Makes its icons, pictures and fonts, as `npm run pictures` does. */
  pictures: Checkout['check'];
  remove: () => void;
};

const left = /\/(dist|node_modules|\.[a-z0-9-]+)(\/|$)/;

/** Third-party packages are linked from the project; the workspace's own packages are the copy's. */
function linkPackages(root: string) {
  const [own, all] = [join(root, 'node_modules/@3eu'), join(project, 'node_modules')];
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(all))
    if (name === '.bin' || (name !== '@3eu' && !name.startsWith('.')))
      symlinkSync(join(all, name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(all, '@3eu')))
    symlinkSync(join(root, name === 'release' ? 'shared/platform/release' : name), join(own, name));
}

function copySources(root: string) {
  for (const entry of readdirSync(project).filter((name) =>
    /^(shared|shell|mfe-[a-z]+|package(-lock)?\.json|tsconfig.*\.json|(eslint|jest)\.config\.mjs)$/.test(name),
  )) {
    cpSync(join(project, entry), join(root, entry), {
      recursive: true,
      filter: (file) => !left.test(file.slice(project.length)),
    });
  }
  // What the machine knows already is the same.
  symlinkSync(join(project, '.cache'), join(root, '.cache'));
}

function checkoutAt(root: string): Checkout {
  const remove = () => {
    const clear = () => rmSync(root, { recursive: true, force: true, maxRetries: 3, retryDelay: 300 });
    try {
      clear();
    } catch {
      // What was started in it was still writing; a retry of Node's own does not delete what was written meanwhile.
      clear();
    }
  };
  const { run: tool, ask, start } = toolOf(root);
  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const script = (file: string) => () => node('--import', 'tsx/esm', join(root, 'shared/platform/build', file));
  const types = () => node(join(root, 'node_modules/typescript/bin/tsc'), '--build', '--pretty', 'false');
  return { root, tool, ask, start, check: script('check-content.ts'), types, pictures: script('pictures.ts'), remove };
}

/** Copies the project and changes it. */
export function checkout(edits: Edits): Checkout {
  const { path: root } = temporaryFolder('checkout');
  copySources(root);
  linkPackages(root);
  applyEdits(root, edits);
  return checkoutAt(root);
}
