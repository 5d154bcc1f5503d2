import { blockModule } from '../../contract';
import { modulesOf } from '../../contract/address';
import { entryFile } from '../core/scripts';
import { isRemote, isShell, type Version } from '../core/versions';
import { finalRefusal, type Refusal } from './refusal';

/** A version with the names of the files that are there of it. */
export type VersionFiles = Version & { files: readonly string[] };

const rebuild = 'Build the package again with the tools of this repository.';

/** Every file that a page loads of a version, or that a release runs of it. */
function neededFiles(version: Version): string[] {
  const { descriptor, manifest } = version;
  const chunks = [...manifest.exposes, ...manifest.shared].flatMap(({ assets }) => assets.js.sync);
  const own = isShell(version)
    ? [version.descriptor.entry, version.descriptor.start, ...version.descriptor.pages.map(({ scripts }) => scripts)]
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

/**
 * What is incomplete in builds (a script without a file or a hash, which no browser would run), and what would replace a
 * file that never changes.
 * @param standing The versions of the same name and number that the site has already.
 */
export function fileRefusals(versions: readonly VersionFiles[], standing: readonly Version[] = []): Refusal[] {
  return versions.flatMap((version) => {
    const { name, version: number, integrity } = version.descriptor;
    const there = new Set(version.files);
    const before = standing.find(({ descriptor }) => descriptor.name === name && descriptor.version === number);
    const changed = Object.keys(integrity).filter(
      (file) =>
        before?.descriptor.integrity[file] !== undefined && before.descriptor.integrity[file] !== integrity[file],
    );
    return [
      ...missingModules(version).map((module) =>
        finalRefusal(name, 'incomplete-manifest', `its manifest does not list ${module}.`, rebuild),
      ),
      ...neededFiles(version)
        .filter((file) => integrity[file] === undefined)
        .map((file) => finalRefusal(name, 'file-without-hash', `${file} has no hash in its descriptor.`, rebuild)),
      ...Object.keys(integrity)
        .filter((file) => !there.has(file))
        .map((file) => finalRefusal(name, 'file-not-built', `${file} is missing in the build.`, rebuild)),
      ...changed.map((file) =>
        finalRefusal(
          name,
          'version-differs',
          `${file} is another one than in the version ${number} that the site has already, and files of a version never change.`,
          rebuild,
        ),
      ),
    ];
  });
}
