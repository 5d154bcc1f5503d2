import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractVersion } from '../src/contract';
import type { Descriptor } from '../src/contract/release';
import type { BuildFacts } from './build-graph';
import { compile } from './compile';
import type { AppBuild } from './index';
import { integrityOf } from './integrity';
import { manifestFile, manifestOf } from './manifest';

/** Compiles a package for the browser and for the prerender step. */
async function compileApp(build: AppBuild, version: string): Promise<BuildFacts> {
  // Otherwise the federation plugin takes the version from the package.json of the current folder, and builds differ
  // with it.
  process.env.MF_BUILD_VERSION = version || 'unversioned';
  const { configurations, graph } = build.production(version);
  await compile(build.name, configurations);
  return graph.facts!;
}

/** The build's files, relative to its folder, without source maps. */
function builtFiles(dist: string): string[] {
  const below = (part: string) =>
    (readdirSync(join(dist, part), { recursive: true }) as string[]).map((file) => `${part}/${file}`);
  return ['web', 'server']
    .flatMap(below)
    .filter((file) => statSync(join(dist, file)).isFile() && !file.endsWith('.map'))
    .sort();
}

/** The version of a build: the same sources make the same one everywhere. */
function versionOf(dist: string, { definition }: AppBuild): string {
  const hash = createHash('sha256').update(JSON.stringify([contractVersion, definition]));
  for (const file of builtFiles(dist)) hash.update(file).update(readFileSync(join(dist, file)));
  return hash.digest('hex').slice(0, 12);
}

function integrityOfScripts(dist: string): Record<string, string> {
  const scripts = builtFiles(dist).filter((file) => /\.c?js$/.test(file));
  return Object.fromEntries(scripts.map((file) => [file, integrityOf(readFileSync(join(dist, file)))]));
}

/**
 * Builds one package for the browser and for the prerender, and writes `dist/web/mf-manifest.json` and
 * `dist/descriptor.json`. No other package needs to be built. It compiles twice: the version is computed from the first
 * result, and is part of the names in the second.
 * @param root The package's folder.
 * @throws BuildError with the compiler's report if it does not compile.
 */
export async function buildApp(root: string): Promise<Descriptor> {
  const { build } = (await import(pathToFileURL(join(root, 'rspack.config.ts')).href)) as { build: AppBuild };
  const dist = join(root, 'dist');
  await compileApp(build, '');
  const version = versionOf(dist, build);
  const facts = await compileApp(build, version);
  const descriptor = build.describe(facts, { version, integrity: integrityOfScripts(dist) });
  await writeFile(join(dist, 'web', manifestFile), JSON.stringify(manifestOf(build.name, facts, version), null, 2));
  await writeFile(join(dist, 'descriptor.json'), JSON.stringify(descriptor, null, 2));
  return descriptor;
}
