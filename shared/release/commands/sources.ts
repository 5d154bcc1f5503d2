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

/** What of the platform and of the repository goes into every package. */
const platformSources = [
  ...['src', 'build', 'package.json'].map((path) => join(platformRoot, path)),
  ...['package-lock.json', 'tsconfig.base.json'].map((path) => join(projectRoot, path)),
];

/** One text for everything in files and folders: equal texts mean that nothing changed. */
export function sourcesKey(paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.filter((candidate) => existsSync(candidate))) {
    for (const file of filesBelow(path).sort())
      hash.update(relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/** One text for everything of the platform that goes into packages. */
export function platformKey(): string {
  return sourcesKey(platformSources);
}

/**
 * One text for everything that a package is built from.
 * @param platform The platform's key, for those who ask for several packages; none is older than their question.
 */
export function packageKey(root: string, platform = platformKey()): string {
  return createHash('sha256')
    .update(platform)
    .update(sourcesKey([root]))
    .digest('hex')
    .slice(0, 32);
}
