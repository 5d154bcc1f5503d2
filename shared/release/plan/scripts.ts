import { posix } from 'node:path';
import { blockModule, type PageEntry } from '@3eu/shared/contract';
import { modulesOf } from '@3eu/shared/contract/address';
import type { PageNeeds, PinnedScript } from '@3eu/shared/contract/release';
import { versionBase, type RemoteVersion, type ShellVersion, type Version } from './versions';

/** Where a remote's container is, relative to the version's folder. */
export function entryFile({ manifest }: Version): string {
  const { path, name } = manifest.metaData.remoteEntry;
  return posix.join('web', path, name);
}

function pinned({ descriptor }: Version, base: string, files: readonly string[]): PinnedScript[] {
  return files.map((file) => ({ url: base + file, integrity: descriptor.integrity[file] ?? '' }));
}

function inWeb(files: readonly string[]): string[] {
  return files.map((file) => `web/${file}`);
}

/** The shell's scripts that hold shared modules and are not part of its entry. */
function sharedScripts(shell: ShellVersion, modules: readonly string[]): PinnedScript[] {
  const files = modules.flatMap(
    (name) => shell.manifest.shared.find((shared) => shared.name === name)?.assets.js.sync ?? [],
  );
  return pinned(shell, versionBase(shell.descriptor), inWeb(files));
}

/** The scripts of an exposed module, relative to the version's folder. */
export function moduleFiles({ manifest }: Version, module: string): string[] {
  return inWeb(manifest.exposes.find(({ path }) => path === module)?.assets.js.sync ?? []);
}

/** What each page of a remote needs beside the entry, by its path, or by the address of a value with its own module. */
export function needsByPage(remote: RemoteVersion, base: string): Record<string, PageNeeds> {
  const needsOf = (module: string): PageNeeds => ({
    scripts: pinned(remote, base, moduleFiles(remote, module)),
    shared: Object.keys(remote.descriptor.requires[module] ?? {}),
  });
  const modules = remote.descriptor.pages.flatMap((page) => [...modulesOf(page)]);
  return Object.fromEntries(modules.map(([path, module]) => [path, needsOf(module)]));
}

/** Scripts without duplicates. */
export function unique(scripts: readonly PinnedScript[]): PinnedScript[] {
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

function scriptsOfModule(shell: ShellVersion, remote: RemoteVersion, origin: string, module: string): PinnedScript[] {
  const base = origin + versionBase(remote.descriptor);
  const own = pinned(remote, base, [entryFile(remote), ...moduleFiles(remote, module)]);
  return unique([...own, ...sharedScripts(shell, Object.keys(remote.descriptor.requires[module] ?? {}))]);
}

/**
 * The scripts that a remote's page needs besides the shell's entry, by its address: the container, the page, and the
 * shared modules. An address without its own module needs the pattern's scripts.
 */
export function scriptsOfPage(
  shell: ShellVersion,
  remote: RemoteVersion,
  origin: string,
  page: PageEntry,
): (address: string) => PinnedScript[] {
  const modules = [...modulesOf(page)];
  const scripts = new Map(modules.map(([path, module]) => [path, scriptsOfModule(shell, remote, origin, module)]));
  return (address) => scripts.get(address) ?? scripts.get(page.path)!;
}

/** The scripts that a remote's block needs beside the shell's entry. */
export function scriptsOfBlock(
  shell: ShellVersion,
  remote: RemoteVersion,
  origin: string,
  block: string,
): PinnedScript[] {
  return scriptsOfModule(shell, remote, origin, blockModule(block));
}

/** The scripts that a page of the shell itself needs beside its entry. */
export function scriptsOfShellPage(shell: ShellVersion, path: string): PinnedScript[] {
  const page = shell.descriptor.pages.find((candidate) => candidate.path === path)!;
  return unique(pinned(shell, versionBase(shell.descriptor), page.scripts));
}
