/** The same pages as a static export of Next.js. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../releases/delivery';
import { installed, run } from '../installed';
import { menusJson } from './menus';

/** The newest one; it takes Node 20.9 and later. */
const version = '16.4.6';

/** What pages import. The other dependencies of the platform build and test it. */
const onPages = /^(react|react-dom|zustand|lucide-react|embla-carousel|embla-carousel-react)$|^@emotion\//;

/** The packages' libraries, of which Next's build needs its own copies; Next's router replaces react-router. */
function libraries(): string[] {
  const manifest = readFileSync(join(project, 'shared/package.json'), 'utf8');
  const { dependencies, peerDependencies } = JSON.parse(manifest) as Record<string, Record<string, string>>;
  return Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([name]) => onPages.test(name))
    .map(([name, version]) => `${name}@${version}`);
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
