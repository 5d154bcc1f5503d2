import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { installedVersion } from '../../build/installed';
import type { MenuGroup } from '../../contract';
import { nameFault } from '../../contract/address';

import { fault, usageFault } from '../message';
import { projectRoot } from '../project';
import type { Output } from './output';

/** Where a new page is listed until its team says otherwise: in the last group of the menus. */
const menu = (Object.keys(menuGroups) as MenuGroup[]).at(-1)!;

/** Where the files of new remotes stand; `{{name}}` and the like are filled in, in names of files too. */
const templates = join(import.meta.dirname, '../templates');

/** Every file below a folder, with slashes. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/**
 * The files of a working remote with one page, its words and its test, by path.
 * @param kind A package of the platform's repository, or a repository of its own.
 * @param values What else the template asks for, such as the platform's version.
 */
export function remoteFiles(
  kind: 'workspace' | 'repository',
  name: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const words = name.replaceAll('-', ' ');
  const known: Record<string, string> = {
    ...values,
    name,
    brand: brand.name,
    menu,
    section: menuGroups[menu],
    title: words.charAt(0).toUpperCase() + words.slice(1),
    key: name.includes('-') ? `'${name}'` : name,
  };
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => {
      if (known[value] === undefined) throw new Error(`A template asks for ${value}.`);
      return known[value];
    });
  return Object.fromEntries(
    ['remote', kind].flatMap((folder) =>
      filesBelow(join(templates, folder)).map((file) => [
        filled(file),
        filled(readFileSync(join(templates, folder, file), 'utf8')),
      ]),
    ),
  );
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

type NewRemoteOptions = {
  /** Folder of a repository of its own, instead of one of the platform's. */
  standalone?: string;
  /** Version of the platform in a registry; without it, the platform is packed into the repository as files. */
  platform?: string;
};

async function writeAll(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

/** The versions of what a page is written with, by the names that the template has for them. */
export function libraryVersions(): Record<string, string> {
  return {
    platform: installedVersion('@3eu/shared'),
    emotionReact: installedVersion('@emotion/react'),
    emotionStyled: installedVersion('@emotion/styled'),
    react: installedVersion('react'),
    zustand: installedVersion('zustand'),
  };
}

async function inWorkspace(name: string, { tell, note }: Output): Promise<void> {
  const root = join(projectRoot, `mfe-${name}`);
  if (existsSync(root)) throw fault(`mfe-${name} already exists.`, 'Choose another name.');
  await writeAll(root, remoteFiles('workspace', name, libraryVersions()));
  const [file, path] = [join(projectRoot, 'tsconfig.json'), `./mfe-${name}`];
  const solution = withReference(file, path);
  if (solution !== null) await writeFile(file, solution);
  else
    note(
      `${file} could not be edited, so the types of ${path} are not checked with the others yet. Add { "path": "${path}" } to its references.`,
    );
  tell(
    `mfe-${name} is ready. Run \`npm install\` once, to add it to the lockfile. See it: npm run dev -- ${name}. Release it: npm run publish-remote -- ${name}.`,
  );
}

/** Packs the platform into a repository's folder. @returns Where the repository takes its two packages from. */
async function packPlatform(root: string, folder: string): Promise<{ shared: string; release: string }> {
  const destination = join(root, folder);
  await mkdir(destination, { recursive: true });
  const packages = ['-w', '@3eu/shared', '-w', '@3eu/platform/release'];
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [
      'pack',
      '--json',
      '--loglevel',
      'error',
      '--foreground-scripts=false',
      '--pack-destination',
      destination,
      ...packages,
    ],
    { cwd: projectRoot, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw fault(`The platform could not be packed.\n${stderr.trim()}`);
  const packed = JSON.parse(stdout) as { name: string; filename: string }[];
  const [shared = '', release = ''] = ['@3eu/shared', '@3eu/platform/release'].map(
    (name) => `file:${folder}/${packed.find((each) => each.name === name)!.filename}`,
  );
  return { shared, release };
}

type Manifest = { engines: { node: string }; devDependencies: Record<string, string> };

async function inRepository(name: string, folder: string, platform: string | undefined, output: Output): Promise<void> {
  const root = resolve(folder);
  if (existsSync(root) && readdirSync(root).some((entry) => entry !== '.git'))
    throw fault(`${root} is not empty.`, 'Choose another folder with --standalone.');
  if (!relative(projectRoot, root).startsWith('..'))
    throw fault(
      `${root} is inside this repository.`,
      'Choose a folder outside it, or leave out --standalone to make a package of this one.',
    );
  if (platform === undefined) output.step('Packing the platform');
  const [project, tests] = await Promise.all(
    ['package.json', 'e2e/package.json'].map(
      async (file) => JSON.parse(await readFile(join(projectRoot, file), 'utf8')) as Manifest,
    ),
  );
  const files = remoteFiles('repository', name, {
    ...(platform ? { shared: platform, release: platform } : await packPlatform(root, 'platform')),
    node: project!.engines.node,
    prettier: project!.devDependencies.prettier!,
    playwright: tests!.devDependencies['@playwright/test']!,
    nvmrc: (await readFile(join(projectRoot, '.nvmrc'), 'utf8')).trim(),
  });
  await writeAll(root, files);
  const place = relative(process.cwd(), root);
  output.tell(
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
