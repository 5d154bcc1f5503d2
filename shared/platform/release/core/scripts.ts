import { posix } from 'node:path';
import { blockModule, type PageEntry } from '../../contract';
import { modulesOf } from '../../contract/address';
import type { PageNeeds, PinnedScript } from '../../contract/descriptor';
import { versionBase, type RemoteVersion, type ShellVersion, type Version } from './versions';

/** Where a remote's container is, relative to the version's folder. */
export function entryFile({ manifest }: Version): string {
  const { path, name } = manifest.metaData.remoteEntry;
  return posix.join('web', path, name);
}

function pinned({ descriptor }: Version, base: string, files: readonly string[]): PinnedScript[] {
  return files.map((file) => ({ url: base + file, integrity: descriptor.integrity[file] ?? '' }));
}

function unique(scripts: readonly PinnedScript[]): PinnedScript[] {
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

/** The scripts of an exposed module, relative to the version's folder. */
export function moduleFiles({ manifest }: Version, module: string): string[] {
  const files = manifest.exposes.find(({ path }) => path === module)?.assets.js.sync ?? [];
  return files.map((file) => `web/${file}`);
}

/** What the module of each page of a remote needs beside the entry, by its name. */
export function needsByModule(remote: RemoteVersion, base: string): Record<string, PageNeeds> {
  const modules = remote.descriptor.pages.flatMap((page) => [...modulesOf(page).values()]);
  return Object.fromEntries(
    modules.map((module) => [
      module,
      {
        scripts: pinned(remote, base, moduleFiles(remote, module)),
        shared: Object.keys(remote.descriptor.requires[module] ?? {}),
      },
    ]),
  );
}

/** The shell's scripts that hold the shared modules of a remote's module, and are not part of the shell's entry. */
function sharedScripts(shell: ShellVersion, remote: RemoteVersion, module: string): PinnedScript[] {
  const taken = remote.descriptor.requires[module] ?? {};
  const files = shell.manifest.shared.filter(({ name }) => name in taken).flatMap(({ assets }) => assets.js.sync);
  return pinned(
    shell,
    versionBase(shell.descriptor),
    files.map((file) => `web/${file}`),
  );
}

function scriptsOfModule(shell: ShellVersion, remote: RemoteVersion, base: string, module: string): PinnedScript[] {
  const own = pinned(remote, base, [entryFile(remote), ...moduleFiles(remote, module)]);
  return unique([...own, ...sharedScripts(shell, remote, module)]);
}

/** A block that a page shows, with the remote that it comes from and the URL of the remote's version. */
export type ShownBlock = { block: string; remote: RemoteVersion; base: string };

function scriptsOfBlocks(shell: ShellVersion, blocks: readonly ShownBlock[]): PinnedScript[] {
  return blocks.flatMap(({ block, remote, base }) => scriptsOfModule(shell, remote, base, blockModule(block)));
}

/**
 * The scripts that a remote's page needs besides the shell's entry, by its address: the container, the page, the shared
 * modules, and those of the blocks that it shows. An address without its own module needs the pattern's scripts.
 * @param base URL of the remote's version.
 */
export function scriptsOfPage(
  shell: ShellVersion,
  remote: RemoteVersion,
  base: string,
  page: PageEntry,
  blocks: readonly ShownBlock[],
): (address: string) => PinnedScript[] {
  const modules = modulesOf(page);
  return (address) => {
    const own = scriptsOfModule(shell, remote, base, modules.get(address) ?? page.module);
    return unique([...own, ...scriptsOfBlocks(shell, blocks)]);
  };
}

/** The scripts that a page of the shell itself needs beside its entry, with those of the blocks that it shows. */
export function scriptsOfShellPage(shell: ShellVersion, path: string, blocks: readonly ShownBlock[]): PinnedScript[] {
  const page = shell.descriptor.pages.find((candidate) => candidate.path === path)!;
  const own = pinned(shell, versionBase(shell.descriptor), page.scripts);
  return unique([...own, ...scriptsOfBlocks(shell, blocks)]);
}
