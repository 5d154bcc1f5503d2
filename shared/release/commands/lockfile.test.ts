/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './packages';

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Whether a package that stands at `path` finds `name`, as Node looks for it: beside it, and then folder by folder above. */
function finds(path: string, name: string): boolean {
  const above = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0));
  return `${path && `${path}/`}node_modules/${name}` in packages || (path !== '' && finds(above, name));
}

/**
 * Builds of a package for other systems are its optional dependencies, and npm leaves out of the lockfile what its
 * registry does not have. `npm ci` refuses such a lockfile, everywhere. The way out is a version that the registry has
 * for all systems, pinned in package.json: for a package of somebody else's by `overrides`.
 */
test('the lockfile names the builds of every package for all systems', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
