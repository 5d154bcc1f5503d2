import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { installedVersion } from '@3eu/shared/build/federation';
import { nameFault } from '@3eu/shared/contract/address';
import { addressRefusals } from '../gate/addresses';
import { isRemote, isShell, type RemoteVersion } from '../plan/versions';
import { fault, usageFault } from '../messages/fault';
import { message, wordsOf } from '../messages/message';
import { buildPackages } from './build';
import { repositoryTemplate, type PlatformSource } from './new-remote-repository';
import { workspaceTemplate } from './new-remote-template';
import type { Output } from './output';
import { allPackages } from './packages';
import { projectRoot } from './project';

export type NewRemoteOptions = {
  /** Folder of a repository of its own, instead of one of the platform's. */
  standalone?: string;
  /** Version of the platform in a registry; without it, the platform is packed into the repository as files. */
  platform?: string;
};

/** @throws Fault where the address of the remote's first page belongs to another package of the working tree. */
async function checkAddress(name: string, output: Output): Promise<void> {
  const builds = await buildPackages(allPackages(), { ...output, tell: () => {} });
  const candidate = {
    descriptor: { kind: 'remote', name, pages: [{ path: `/${name}`, label: name }], blocks: [], redirects: {} },
    manifest: {},
  } as unknown as RemoteVersion;
  const remotes = Object.fromEntries(
    [...builds.filter(isRemote), candidate].map((version) => [version.descriptor.name, version]),
  );
  const [refusal] = addressRefusals({ shell: builds.find(isShell) ?? null, remotes }, [name]);
  if (refusal) throw fault('first-page-taken', { name, problem: wordsOf(refusal.said).what });
}

async function writeAll(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

async function inWorkspace(name: string, output: Output): Promise<void> {
  const root = join(projectRoot, `mfe-${name}`);
  if (existsSync(root)) throw fault('remote-exists', { name });
  await checkAddress(name, output);
  await writeAll(root, workspaceTemplate(name, installedVersion('@3eu/shared/ui')));
  const references = join(projectRoot, 'tsconfig.json');
  const text = await readFile(references, 'utf8');
  await writeFile(
    references,
    text.replace('    { "path": "./shell" }', `    { "path": "./mfe-${name}" },\n    { "path": "./shell" }`),
  );
  output.tell(message('remote-ready', { name }));
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
  if (status !== 0) throw fault('platform-not-packed', { problem: stderr.trim() });
  const packed = JSON.parse(stdout) as { name: string; filename: string }[];
  return Object.fromEntries(
    packed.map(({ name, filename }) => [name, `file:${packagesFolder}/${filename}`]),
  ) as PlatformSource;
}

async function inRepository(name: string, folder: string, platform: string | undefined, output: Output): Promise<void> {
  const root = resolve(folder);
  if (existsSync(root) && readdirSync(root).some((entry) => entry !== '.git'))
    throw fault('repository-not-empty', { folder: root });
  if (!relative(projectRoot, root).startsWith('..')) throw fault('repository-within', { folder: root });
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
  output.tell(message('repository-ready', { name, folder: root, here: relative(process.cwd(), root) }));
}

/** Makes a working remote: a package with one page, its words and its test. Menus and sitemap show it once it is published. */
export async function newRemoteCommand(
  name: string,
  { standalone, platform }: NewRemoteOptions,
  output: Output,
): Promise<void> {
  const problem = nameFault(name);
  if (problem) throw usageFault('name-unusable', { problem });
  if (platform !== undefined && standalone === undefined) throw usageFault('platform-without-standalone');
  await (standalone === undefined ? inWorkspace(name, output) : inRepository(name, standalone, platform, output));
}
