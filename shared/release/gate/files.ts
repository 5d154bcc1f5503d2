import { blockModule } from '@3eu/shared/contract';
import { modulesOf } from '@3eu/shared/contract/address';
import { entryFile } from '../plan/scripts';
import { isRemote, isShell, type Version } from '../plan/versions';
import { finalRefusal, type Refusal } from './refusal';

/** A version with the names of the files that are there of it. */
export type VersionFiles = Version & { files: readonly string[] };

/** Every file that a page loads of a version, or that a release runs of it. */
function neededFiles(version: Version): string[] {
  const { descriptor, manifest } = version;
  const chunks = [...manifest.exposes, ...manifest.shared].flatMap(({ assets }) => assets.js.sync);
  const own = isShell(version)
    ? [
        version.descriptor.entry,
        version.descriptor.start ?? [],
        ...version.descriptor.pages.map(({ scripts }) => scripts),
      ]
    : [entryFile(version)];
  return [...new Set([...own.flat(), descriptor.serverEntry, ...chunks.map((file) => `web/${file}`)])];
}

/** Modules of pages and blocks that the manifest does not know. */
function missingModules(version: Version): string[] {
  if (!isRemote(version)) return [];
  const { pages, blocks } = version.descriptor;
  const exposed = new Set(version.manifest.exposes.map(({ path }) => path));
  const modules = [...pages.flatMap((page) => [...modulesOf(page).values()]), ...blocks.map(blockModule)];
  return [...new Set(modules)].filter((module) => !exposed.has(module));
}

/** What is incomplete in builds: a script without a file or a hash, which no browser would run. */
export function fileRefusals(versions: readonly VersionFiles[]): Refusal[] {
  return versions.flatMap((version) => {
    const { name, integrity } = version.descriptor;
    const there = new Set(version.files);
    return [
      ...missingModules(version).map((module) => finalRefusal(name, 'incomplete-manifest', { module })),
      ...neededFiles(version).flatMap((file) => {
        if (integrity[file] === undefined) return finalRefusal(name, 'file-without-hash', { file });
        return there.has(file) ? [] : finalRefusal(name, 'file-not-built', { file });
      }),
    ];
  });
}
