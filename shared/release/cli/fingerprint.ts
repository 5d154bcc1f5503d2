/** What the results of builds and checks depend on, so that neither is done again for the same sources. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { platformRoot, projectRoot } from './project';

const skipped = /(^|\/)(dist|node_modules|\.[^/]+|[^/]+\.tsbuildinfo)(\/|$)/;

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !skipped.test(name));
  return entries.flatMap((entry) => (entry.isDirectory() || entry.isFile() ? filesBelow(join(path, entry.name)) : []));
}

function keyOf(paths: readonly string[], isInput: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).filter(isInput).sort())
    hash.update(relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 32);
}

const inProject = (...names: string[]) => names.map((name) => join(projectRoot, name));

/** The platform that is compiled into packages, its factory, the versions of libraries, and the compiler's options. */
const platform = [
  ...['src', 'build', 'package.json'].map((name) => join(platformRoot, name)),
  ...inProject('package-lock.json', 'tsconfig.base.json'),
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** What a package's build is made from: its own sources and the platform's. Tests change no build. */
export function buildKey(root: string): string {
  return keyOf([root, ...platform], (file) => !isTest(file));
}

/**
 * What the types, lint and unit tests of a package depend on: besides what it is built from, the rules of the linter,
 * and the descriptors of all packages, because links are typed by the pages that they list.
 */
export function checksKey(root: string): string {
  const descriptors = readdirSync(projectRoot)
    .filter((name) => name.startsWith('mfe-') || name === 'shell')
    .flatMap((name) => inProject(`${name}/src/descriptor.ts`, `${name}/src/content/catalog.ts`));
  return keyOf([
    root,
    ...platform,
    ...descriptors,
    ...inProject('eslint.config.mjs', 'jest.config.mjs', '.prettierrc.json'),
  ]);
}

/** Whether something was done for a key, as `done` noted in this file. */
export async function isDone(file: string, key: string): Promise<boolean> {
  return (await readFile(file, 'utf8').catch(() => '')) === key;
}

export async function done(file: string, key: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, key);
}
