/** Room cli: a new remote, here or in a repository of its own. For program.ts alone. */
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { nameFault } from '../../contract/address';
import { fault, usageFault } from '../message';
import { allPackages, projectRoot, sourcesOf } from '../project';
import type { Output } from './output';
import {
  filled,
  libraryVersions,
  makeRepository,
  namedAs,
  outsideFolder,
  packageIn,
  packagesFor,
  platformPackage,
  rootManifest,
  templates,
  withManifest,
  writeAll,
  type SourcePackage,
} from './templates';

const shell = join(projectRoot, 'shell');

/** What packages of this site share with the shell, but for what runs it. */
const sharedPackages = (): SourcePackage[] =>
  sourcesOf(shell)
    .map(packageIn)
    .filter(({ name }) => name !== '@3eu/engine');

/** The templates of a page: the platform's plain one, and what packages that this site's packages share have instead. */
const pageTemplates = (): string[] => [
  join(templates, 'remote'),
  ...sharedPackages()
    .map(({ folder }) => join(folder, 'template'))
    .filter((folder) => existsSync(folder)),
];

/** The packages that a remote of this repository is compiled with, as its `tsconfig.json` refers to them. */
const references = (): string =>
  sharedPackages()
    .map(({ folder }) => `{ "path": "../${relative(projectRoot, folder).replaceAll('\\', '/')}" }`)
    .join(', ');

/**
 * The files of a working remote with one page, its words and its test, by path.
 * @param kind A package of this repository, or a repository of its own.
 * @param scope Of this repository's packages, as in `@3eu`.
 */
export function remoteFiles(kind: 'workspace' | 'repository', name: string, scope = ''): Record<string, string> {
  const values = { ...libraryVersions(), ...namedAs(name), scope, references: references() };
  if (kind === 'workspace') return filled([...pageTemplates(), join(templates, kind)], values);
  const files = filled([...pageTemplates(), join(templates, 'common'), join(templates, kind)], values);
  const federation = join(projectRoot, 'federation.ts');
  // What this site's packages are built with, unless one of the packages that they share has it.
  if (!existsSync(federation)) return files;
  const config = files['rspack.config.ts']!.replace('../federation', './federation');
  return { ...files, 'federation.ts': readFileSync(federation, 'utf8'), 'rspack.config.ts': config };
}

type Solution = { references?: { path: string }[] };

/**
 * The project's `tsconfig.json` with one more package, so that its types are checked with all others.
 * @returns Null where the file cannot be edited: then somebody has to add the package.
 */
export function withReference(file: string, path: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const solution = JSON.parse(readFileSync(file, 'utf8')) as Solution;
    const references = [...solution.references!.filter((each) => each.path !== path), { path }];
    const text = JSON.stringify({ ...solution, references }, null, 2);
    // A line for each, as before.
    return `${text.replaceAll(/\{\s+("path": "[^"]*")\s+\}/g, '{ $1 }').replace(/\[\s+\]/, '[]')}\n`;
  } catch {
    return null;
  }
}

export type NewRemoteOptions = {
  /** Folder of a repository of its own, instead of one of this. */
  standalone?: string;
  /** Version of the platform in a registry; without it, the platform is packed into the repository as files. */
  platform?: string;
};

type Manifest = { name: string; dependencies: Record<string, string>; scripts: Record<string, string> };

/** What a package of this repository has in common with the shell: its scripts, the site's own sources, shared libraries. */
function inCommon(name: string): Pick<Manifest, 'dependencies' | 'scripts'> {
  const { dependencies, scripts } = JSON.parse(readFileSync(join(shell, 'package.json'), 'utf8')) as Manifest;
  const once = ['@3eu/platform', '@emotion/react', '@emotion/styled', 'react', 'zustand'];
  const names = [...sharedPackages().map(({ name }) => name), ...once];
  return {
    dependencies: Object.fromEntries(Object.entries(dependencies).filter(([each]) => names.includes(each))),
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([each, text]) => [
        each,
        text.replace('--selectProjects shell', `--selectProjects mfe-${name}`),
      ]),
    ),
  };
}

/** The package of this checkout whose descriptor names a path. */
const packageWith = (path: string) =>
  allPackages().find(({ root }) => readFileSync(join(root, 'src/descriptor.ts'), 'utf8').includes(`'${path}'`));

async function inWorkspace(name: string, { report, note }: Output): Promise<void> {
  const root = join(projectRoot, `mfe-${name}`);
  if (existsSync(root)) throw fault(`mfe-${name} already exists.`, 'Choose another name.');
  const owner = packageWith(`/${name}`);
  if (owner) throw fault(`/${name} is in the descriptor of ${owner.name} already.`, 'Choose another name.');
  const [[scope], common] = [packageIn(shell).name.split('/'), inCommon(name)];
  const [file, path] = [join(projectRoot, 'tsconfig.json'), `./mfe-${name}`];
  const hasReferences = 'references' in (JSON.parse(readFileSync(file, 'utf8')) as Solution);
  const { 'tsconfig.json': config, ...files } = withManifest(remoteFiles('workspace', name, scope), common);
  await writeAll(root, hasReferences ? { ...files, 'tsconfig.json': config! } : files);
  const solution = hasReferences ? withReference(file, path) : null;
  if (solution !== null) await writeFile(file, solution);
  else if (hasReferences)
    note(
      `${file} could not be edited, so the types of ${path} are not checked with the others yet. Add { "path": "${path}" } to its references.`,
    );
  report(
    `mfe-${name} is ready. Run \`npm install\` once, to add it to the lockfile. See it: npm run dev -- ${name}. Release it: npm run publish-remote -- ${name}.`,
  );
}

async function inRepository(name: string, folder: string, platform: string | undefined, output: Output): Promise<void> {
  const root = outsideFolder(folder, ' with --standalone');
  if (platform === undefined) output.say('Packing the platform');
  const { allowScripts } = rootManifest();
  const shared = sharedPackages().filter((each) => each.name !== platformPackage.name);
  await makeRepository(root, async (folder) => {
    const dependencies = await packagesFor(folder, [platformPackage, ...shared], platform);
    await writeAll(folder, withManifest(remoteFiles('repository', name), { dependencies, allowScripts }));
  });
  const place = relative(process.cwd(), root);
  output.report(
    `mfe-${name} is ready in ${root}. Set it up: cd ${place} && git init && npm install. Its README describes the next steps.`,
  );
}

/** Makes a working remote: a package with one page, its words and its test. Menus and sitemap show it once it is published. */
export async function newRemoteCommand(
  name: string,
  { standalone, platform }: NewRemoteOptions,
  output: Output,
): Promise<void> {
  const reason = nameFault(name);
  if (reason)
    throw usageFault(`A remote cannot have this name: ${reason}.`, 'Choose another one: npm run new-remote -- library');
  if (platform !== undefined && standalone === undefined)
    throw usageFault('--platform works only for a repository of its own: name its folder too, with --standalone.');
  await (standalone === undefined ? inWorkspace(name, output) : inRepository(name, standalone, platform, output));
}
