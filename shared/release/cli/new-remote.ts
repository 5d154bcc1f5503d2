import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installedVersion } from '@3eu/shared/build/federation';
import type { RemoteDefinition } from '@3eu/shared/contract';
import { answers, nameFault } from '@3eu/shared/contract/address';
import { fault, usageFault } from '../messages/fault';
import { message } from '../messages/message';
import { remoteFiles, withReference } from './new-remote-files';
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
async function checkAddress(name: string): Promise<void> {
  for (const { name: owner, root } of allPackages()) {
    const { descriptor } = (await import(pathToFileURL(join(root, 'src/descriptor.ts')).href)) as {
      descriptor: Pick<RemoteDefinition, 'pages' | 'redirects'>;
    };
    const addresses = [...descriptor.pages.map(({ path }) => path), ...Object.keys(descriptor.redirects ?? {})];
    const path = addresses.find((address) => answers(address, `/${name}`));
    if (path !== undefined) throw fault('remote-address-taken', { name, path, owner });
  }
}

async function writeAll(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
}

async function inWorkspace(name: string, { tell }: Output): Promise<void> {
  const root = join(projectRoot, `mfe-${name}`);
  if (existsSync(root)) throw fault('remote-already-there', { name });
  await checkAddress(name);
  await writeAll(root, remoteFiles('workspace', name, { platform: installedVersion('@3eu/shared/ui') }));
  const [file, path] = [join(projectRoot, 'tsconfig.json'), `./mfe-${name}`];
  const solution = withReference(file, path);
  if (solution === null) tell(message('reference-missing', { file, path }), 'note');
  else await writeFile(file, solution);
  tell(message('remote-created', { name }));
}

/** Packs the platform into a repository's folder. @returns Where the repository takes its two packages from. */
async function packPlatform(root: string, folder: string): Promise<{ shared: string; release: string }> {
  const destination = join(root, folder);
  await mkdir(destination, { recursive: true });
  const packages = ['-w', '@3eu/shared', '-w', '@3eu/release'];
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--loglevel', 'error', '--pack-destination', destination, ...packages],
    { cwd: projectRoot, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw fault('platform-not-packed', { reason: stderr.trim() });
  const packed = JSON.parse(stdout) as { name: string; filename: string }[];
  const [shared = '', release = ''] = ['@3eu/shared', '@3eu/release'].map(
    (name) => `file:${folder}/${packed.find((each) => each.name === name)!.filename}`,
  );
  return { shared, release };
}

async function inRepository(name: string, folder: string, platform: string | undefined, output: Output): Promise<void> {
  const root = resolve(folder);
  if (existsSync(root) && readdirSync(root).some((entry) => entry !== '.git'))
    throw fault('repository-not-empty', { root });
  if (!relative(projectRoot, root).startsWith('..')) throw fault('repository-inside', { root });
  await checkAddress(name);
  if (platform === undefined) output.step('Packing the platform');
  const { engines } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const files = remoteFiles('repository', name, {
    ...(platform ? { shared: platform, release: platform } : await packPlatform(root, 'platform')),
    node: engines.node,
    nvmrc: (await readFile(join(projectRoot, '.nvmrc'), 'utf8')).trim(),
  });
  await writeAll(root, files);
  output.tell(message('repository-created', { name, root, folder: relative(process.cwd(), root) }));
}

/** Makes a working remote: a package with one page, its words and its test. Menus and sitemap show it once it is published. */
export async function newRemoteCommand(
  name: string,
  { standalone, platform }: NewRemoteOptions,
  output: Output,
): Promise<void> {
  const reason = nameFault(name);
  if (reason) throw usageFault('remote-name-refused', { reason });
  if (platform !== undefined && standalone === undefined) throw usageFault('platform-needs-repository');
  await (standalone === undefined ? inWorkspace(name, output) : inRepository(name, standalone, platform, output));
}
