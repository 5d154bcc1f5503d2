import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { installedVersion } from '@3eu/shared/build/federation';
import { nameFault } from '@3eu/shared/contract/address';
import { addressRefusals } from '../gate/addresses';
import { isRemote, isShell, type RemoteVersion } from '../plan/versions';
import { UsageError, UserError } from '../user-error';
import { buildPackages } from './build';
import { repositoryTemplate, type PlatformSource } from './new-remote-repository';
import { workspaceTemplate } from './new-remote-template';
import type { Output } from './output';
import { allPackages, projectRoot } from './packages';

export type NewRemoteOptions = {
  /** Folder of a repository of its own, instead of one of the platform's. */
  standalone?: string;
  /** Version of the platform in a registry; without it, the platform is packed into the repository as files. */
  platform?: string;
};

/** @throws UserError where the address of the remote's first page belongs to another package of the working tree. */
async function checkAddress(name: string, output: Output): Promise<void> {
  const builds = await buildPackages(allPackages(), { ...output, line: () => {} });
  const candidate = {
    descriptor: { kind: 'remote', name, pages: [{ path: `/${name}`, label: name }], blocks: [], redirects: {} },
    manifest: {},
  } as unknown as RemoteVersion;
  const remotes = Object.fromEntries(
    [...builds.filter(isRemote), candidate].map((version) => [version.descriptor.name, version]),
  );
  const [refusal] = addressRefusals({ shell: builds.find(isShell) ?? null, remotes }, [name]);
  if (refusal)
    throw new UserError(`The first page of a remote "${name}" would be /${name}: ${refusal.what} Choose another name.`);
}

async function writeAll(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

async function inWorkspace(name: string, output: Output): Promise<void> {
  const root = join(projectRoot, `mfe-${name}`);
  if (existsSync(root)) throw new UserError(`mfe-${name} already exists. Choose another name.`);
  await checkAddress(name, output);
  await writeAll(root, workspaceTemplate(name, installedVersion('@3eu/shared/ui')));
  const references = join(projectRoot, 'tsconfig.json');
  const text = await readFile(references, 'utf8');
  await writeFile(
    references,
    text.replace('    { "path": "./shell" }', `    { "path": "./mfe-${name}" },\n    { "path": "./shell" }`),
  );
  output.line(
    `mfe-${name} is ready. Run \`npm install\` once, to add it to the lockfile. See it: npm run dev -- ${name}. Release it: npm run publish-remote -- ${name}.`,
  );
}

/** Where a repository keeps the packages that it installs the platform from. */
const packagesFolder = 'platform';

/** Packs the platform into a repository. */
async function packPlatform(root: string, { step }: Output): Promise<PlatformSource> {
  step('Packing the platform');
  const destination = join(root, packagesFolder);
  await mkdir(destination, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    'npm',
    [
      'pack',
      '--json',
      '--loglevel',
      'error',
      '--pack-destination',
      destination,
      '-w',
      '@3eu/shared',
      '-w',
      '@3eu/release',
    ],
    { cwd: projectRoot, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new UserError(`The platform could not be packed.\n${stderr.trim()}`);
  const packed = JSON.parse(stdout) as { name: string; filename: string }[];
  return Object.fromEntries(
    packed.map(({ name, filename }) => [name, `file:${packagesFolder}/${filename}`]),
  ) as PlatformSource;
}

async function inRepository(name: string, folder: string, platform: string | undefined, output: Output): Promise<void> {
  const root = resolve(folder);
  if (existsSync(root) && readdirSync(root).some((entry) => entry !== '.git'))
    throw new UserError(`${root} is not empty. Choose another folder with --standalone.`);
  if (!relative(projectRoot, root).startsWith('..'))
    throw new UserError(
      `${root} is inside this repository. Choose a folder outside it, or leave out --standalone to make a package of this one.`,
    );
  await checkAddress(name, output);
  const { engines } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const conventions = {
    platform: platform ? { '@3eu/shared': platform, '@3eu/release': platform } : await packPlatform(root, output),
    node: engines.node,
    nvmrc: (await readFile(join(projectRoot, '.nvmrc'), 'utf8')).trim(),
  };
  await writeAll(root, repositoryTemplate(name, conventions));
  output.line(
    `mfe-${name} is ready in ${root}. Set it up: cd ${relative(process.cwd(), root)} && git init && npm install. Its README describes the next steps.`,
  );
}

/** Makes a working remote: a package with one page, its words and its test. Menus and sitemap show it once it is published. */
export async function newRemoteCommand(
  name: string,
  { standalone, platform }: NewRemoteOptions,
  output: Output,
): Promise<void> {
  const fault = nameFault(name);
  if (fault)
    throw new UsageError(`A remote cannot have this name: ${fault}. Choose another one: npm run new-remote -- library`);
  if (platform !== undefined && standalone === undefined)
    throw new UsageError('--platform works only for a repository of its own: name its folder too, with --standalone.');
  await (standalone === undefined ? inWorkspace(name, output) : inRepository(name, standalone, platform, output));
}
