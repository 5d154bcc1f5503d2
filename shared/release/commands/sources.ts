import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { platformRoot, projectRoot } from './project';

const left = /(^|\/)(dist|node_modules|\.[^/]+|[^/]+\.tsbuildinfo)(\/|$)/;

function filesBelow(folder: string): string[] {
  if (statSync(folder).isFile()) return [folder];
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !left.test(name));
  return entries.flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : entry.isFile() ? [join(folder, entry.name)] : [],
  );
}

/** Files of the platform and the repository that are part of every package's sources. */
const platformSources = [
  ...['src', 'build', 'package.json'].map((path) => join(platformRoot, path)),
  ...['package-lock.json', 'tsconfig.base.json'].map((path) => join(projectRoot, path)),
];

/** A key for the content of files and folders: equal keys mean that nothing changed. */
export function sourcesKey(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.filter((candidate) => existsSync(candidate))) {
    for (const file of filesBelow(path).sort())
      hash.update(relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/** A key for the platform's sources that go into packages. */
export function platformKey(): string {
  return sourcesKey(platformSources);
}

/**
 * A key for everything that a package is built from.
 * @param platform The platform's key, for callers with several packages; it must be freshly computed.
 */
export function packageKey(root: string, platform = platformKey()): string {
  return createHash('sha256')
    .update(platform)
    .update(sourcesKey([root]))
    .digest('hex')
    .slice(0, 32);
}
