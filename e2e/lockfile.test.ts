/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(readFileSync(join(__dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Whether a package at `path` finds `name` the way Node looks for it: beside it, then in each folder above. */
function finds(path: string, name: string): boolean {
  const above = path.slice(0, Math.max(path.lastIndexOf('/node_modules/'), 0));
  return `${path && `${path}/`}node_modules/${name}` in packages || (path !== '' && finds(above, name));
}

/**
 * A package's builds for other systems are its optional dependencies, and npm omits from the lockfile those that its
 * registry lacks. `npm ci` rejects such a lockfile on every system. The remedy is to pin in package.json a version that
 * the registry has for all systems; for an indirect dependency, with `overrides`.
 */
test('the lockfile lists the builds of every package for all systems', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !finds(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});
