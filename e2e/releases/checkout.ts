import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyEdits, project, toolOf, type Edits } from './delivery';

/** Another copy of the whole project, as another team or a later day has it. */
export type Checkout = {
  root: string;
  /** Runs its own tool to the end. */
  tool: ReturnType<typeof toolOf>['run'];
  start: ReturnType<typeof toolOf>['start'];
  remove: () => void;
};

const left = /\/(dist|node_modules|\.[a-z0-9-]+)(\/|$)/;

/** Packages come from the project; its own ones are the copy's. */
function linkPackages(root: string) {
  const [own, all] = [join(root, 'node_modules/@3eu'), join(project, 'node_modules')];
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(all))
    if (name !== '@3eu' && !name.startsWith('.')) symlinkSync(join(all, name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(all, '@3eu')))
    symlinkSync(join(root, name === 'release' ? 'shared/release' : name), join(own, name));
}

/** Copies the project and changes it. */
export function checkout(edits: Edits): Checkout {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const entry of readdirSync(project).filter((name) =>
    /^(shared|shell|mfe-[a-z]+|package(-lock)?\.json|tsconfig.*\.json)$/.test(name),
  )) {
    cpSync(join(project, entry), join(root, entry), {
      recursive: true,
      filter: (file) => !left.test(file.slice(project.length)),
    });
  }
  linkPackages(root);
  // Pictures take long and are the same.
  symlinkSync(join(project, '.cache'), join(root, '.cache'));
  cpSync(join(project, 'shared/dist/public'), join(root, 'shared/dist/public'), { recursive: true });
  applyEdits(root, edits);
  const { run: tool, start } = toolOf(root);
  return { root, tool, start, remove: () => rmSync(root, { recursive: true, force: true }) };
}
