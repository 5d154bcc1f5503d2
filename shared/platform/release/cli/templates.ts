/** Room cli: how new packages and repositories are written: files of a template with what they ask for filled in. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { installedVersion } from '../../build/installed';
import { fault } from '../message';
import { manifestIn, platformRoot, projectRoot } from '../project';

/** Where the platform's templates stand. A name that begins with `_` stands for one with a dot, which npm would not pack. */
export const templates = join(import.meta.dirname, '../templates');

/** Every file below a folder, with slashes. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/**
 * The files of templates, by path; `{{name}}` and the like are filled in, in names of files too.
 * @param folders Templates; a file of a later one takes the place of an earlier one's.
 */
export function filled(folders: readonly string[], values: Readonly<Record<string, string>>): Record<string, string> {
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => {
      if (values[value] === undefined) throw new Error(`A template asks for ${value}.`);
      return values[value];
    });
  return Object.fromEntries(
    folders.flatMap((folder) =>
      filesBelow(folder).map((file) => [
        fill(file.replaceAll(/(^|\/)_/g, '$1.')),
        fill(readFileSync(join(folder, file), 'utf8')),
      ]),
    ),
  );
}

/** Writes files below a folder. */
export async function writeAll(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

/** Makes a repository beside its folder, then moves it there: one that could not be made leaves nothing behind. */
export async function makeRepository(root: string, write: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(root, { recursive: true });
  const beside = await mkdtemp(`${root}-`);
  try {
    await write(beside);
    for (const entry of await readdir(beside)) await rename(join(beside, entry), join(root, entry));
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** What a name becomes in a title and as a key of an object: `center-for-tides` is `Center for tides` and `'center-for-tides'`. */
export function namedAs(name: string): Record<string, string> {
  const words = name.replaceAll('-', ' ');
  return {
    name,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    key: name.includes('-') ? `'${name}'` : name,
  };
}

/** A text as TypeScript, whatever stands in it. */
export function quoted(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const testing = createRequire(join(projectRoot, 'e2e/package.json'));

/** The version of what tests in browsers run with; in a repository without such a package, the root's own. */
function versionInTests(name: string): string {
  const { version } = testing(`${name}/package.json`) as { version: string };
  return version;
}

type RootManifest = {
  engines: { node: string };
  devDependencies: { prettier: string };
  /** Which packages may run scripts when they are installed. */
  allowScripts?: Record<string, boolean>;
};

export const rootManifest = () => JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as RootManifest;

/** Versions of what packages are written with, by the names that templates have for them. */
export function libraryVersions(): Record<string, string> {
  const { engines, devDependencies } = rootManifest();
  return {
    node: engines.node,
    nvmrc: engines.node.replace(/^\D*/, ''),
    playwright: versionInTests('@playwright/test'),
    axe: versionInTests('axe-core'),
    prettier: devDependencies.prettier,
    emotionReact: installedVersion('@emotion/react'),
    emotionStyled: installedVersion('@emotion/styled'),
    react: installedVersion('react'),
    zustand: installedVersion('zustand'),
  };
}

/** @throws Fault for a folder that has something in it, or is inside this repository. */
export function outsideFolder(folder: string, option: string): string {
  const root = resolve(folder);
  if (existsSync(root) && readdirSync(root).some((entry) => entry !== '.git'))
    throw fault(`${root} is not empty.`, `Choose another folder${option}.`);
  if (!relative(projectRoot, root).startsWith('..'))
    throw fault(`${root} is inside this repository.`, `Choose a folder outside it${option}.`);
  return root;
}

/** A package of sources: its name, and its folder. */
export type SourcePackage = { name: string; folder: string };

/** The platform itself. */
export const platformPackage: SourcePackage = { name: '@3eu/platform', folder: platformRoot };

/** The package in a folder. */
export function packageIn(folder: string): SourcePackage {
  return { name: manifestIn(folder).name, folder };
}

/** Packs packages of sources into a repository. @returns Their files, by name. */
async function pack(root: string, packages: readonly SourcePackage[]): Promise<Record<string, string>> {
  const destination = join(root, 'platform');
  await mkdir(destination, { recursive: true });
  const quiet = ['--json', '--loglevel', 'error', '--foreground-scripts=false', '--pack-destination', destination];
  const { status, stdout, stderr } = spawnSync('npm', ['pack', ...quiet, ...packages.map(({ folder }) => folder)], {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw fault(`The platform could not be packed.\n${stderr.trim()}`);
  const packed = JSON.parse(stdout) as { name: string; filename: string }[];
  return Object.fromEntries(packed.map(({ name, filename }) => [name, filename]));
}

/** Where this repository's shell takes an installed package from: a version, or a file of this repository. */
function placeOf({ name }: SourcePackage): { version: string } | { file: string } {
  const shell = join(projectRoot, 'shell');
  const place = manifestIn(shell).dependencies![name]!;
  return place.startsWith('file:') ? { file: join(shell, place.slice('file:'.length)) } : { version: place };
}

/**
 * Where another repository takes packages from: from a registry; else as files, which are packed into it from their sources
 * or, where this repository has installed them, are those that it has them from.
 * @param version Of a registry.
 * @returns What stands as their versions in a `package.json`, by name.
 */
export async function packagesFor(
  root: string,
  packages: readonly SourcePackage[],
  version: string | undefined,
): Promise<Record<string, string>> {
  if (version !== undefined) return Object.fromEntries(packages.map(({ name }) => [name, version]));
  const isInstalled = ({ folder }: SourcePackage) => folder.includes('node_modules');
  const sources = packages.filter((each) => !isInstalled(each));
  const files = sources.length > 0 ? await pack(root, sources) : {};
  const places = Object.entries(files).map(([name, file]) => [name, `file:platform/${file}`]);
  for (const each of packages.filter(isInstalled)) {
    const place = placeOf(each);
    if ('file' in place) await cp(place.file, join(root, 'platform', basename(place.file)));
    places.push([each.name, 'file' in place ? `file:platform/${basename(place.file)}` : place.version]);
  }
  return Object.fromEntries(places) as Record<string, string>;
}

/** Files with more in their `package.json`. */
export function withManifest(files: Readonly<Record<string, string>>, more: object): Record<string, string> {
  const manifest = { ...(JSON.parse(files['package.json']!) as object), ...more };
  return { ...files, 'package.json': `${JSON.stringify(manifest, null, 2)}\n` };
}
