/** The same pages as a static export of Next.js. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../delivery';
import { installed, run } from '../installed';
import { menusJson } from './menus';

/** The newest one; it takes Node 20.9 and later. */
const version = '16.4.6';

/** The libraries of the packages, of which Next's build has copies of its own; its router stands for react-router. */
function libraries(): string[] {
  const manifest = readFileSync(join(project, 'shared/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return Object.entries(dependencies)
    .filter(([name]) => !/^@3eu\/|^@fontsource|^react-router/.test(name))
    .map(([name, exact]) => `${name}@${exact}`);
}

/** Exports the pages. @returns The folder of the exported site. */
export function buildNext(): string {
  const folder = installed(`rival-next-${version}`, [`next@${version}`, ...libraries()]);
  cpSync(join(import.meta.dirname, 'next-app'), folder, { recursive: true });
  writeFileSync(join(folder, 'menus.json'), menusJson());
  for (const left of ['.next', 'out']) rmSync(join(folder, left), { recursive: true, force: true });
  run(folder, 'npx', ['next', 'build', '--webpack'], { PROJECT: project, NEXT_TELEMETRY_DISABLED: '1' });
  return join(folder, 'out');
}
