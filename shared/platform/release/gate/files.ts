import { blockModule } from '../../contract';
import { modulesOf } from '../../contract/address';
import type { NewSite, Site, Version, Weight } from '../model';
import { finalRefusal, refusal, type Refusal } from './refusal';

const rebuild = 'Build the package again with the tools of this repository.';

/** Every file that a page loads of a version, or that a release runs of it. */
function neededFiles({ base, entry, modules, shared, descriptor }: Version): string[] {
  const scripts = [entry, ...[...modules.values()].flat(), ...[...shared.values()].flatMap((module) => module.scripts)];
  const start = descriptor.kind === 'shell' ? [descriptor.start] : [];
  return [...new Set([...scripts.map(({ url }) => url.slice(base.length)), ...start, descriptor.serverEntry])];
}

/** Modules of pages and blocks that the manifest does not know. */
function missingModules({ descriptor, modules }: Version): string[] {
  if (descriptor.kind === 'shell') return [];
  const needed = [
    ...descriptor.pages.flatMap((page) => [...modulesOf(page).values()]),
    ...descriptor.blocks.map(blockModule),
  ];
  return [...new Set(needed)].filter((module) => !modules.has(module));
}

/** What is incomplete in a version: a script without a file or a hash, which no browser would run. */
function incomplete(version: Version, { files: there }: Site): Refusal[] {
  const { name, files, descriptor } = version;
  return [
    ...missingModules(version).map((module) =>
      finalRefusal(name, 'incomplete-manifest', `its manifest does not list ${module}.`, rebuild),
    ),
    ...neededFiles(version)
      .filter((file) => descriptor.integrity[file] === undefined)
      .map((file) => finalRefusal(name, 'file-without-hash', `${file} has no hash in its descriptor.`, rebuild)),
    ...Object.keys(descriptor.integrity)
      .filter((file) => !there.has(files.get(file)!))
      .map((file) => finalRefusal(name, 'file-not-built', `${file} is missing in the build.`, rebuild)),
  ];
}

/** What would replace a file of a version, which never changes. */
function changedFiles(
  { files: before }: Site,
  { files: after }: Site,
  { name, files, descriptor }: Version,
): Refusal[] {
  const { version, integrity } = descriptor;
  return [...files]
    .filter(
      ([file, path]) =>
        integrity[file] !== undefined && before.has(path) && before.get(path)!.id !== after.get(path)?.id,
    )
    .map(([file]) =>
      finalRefusal(
        name,
        'version-differs',
        `${file} is another one than in the version ${version} that the site has already, and files of a version never change.`,
        rebuild,
      ),
    );
}

/** Brotli bytes that the own scripts of a page, or all blocks of a remote, may have beside the remote's entry. */
export const budget = 12_288;

const sumOf = (scripts: Weight['scripts']) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether scripts are more than they may be. */
export const isTooLarge = (scripts: Weight['scripts']): boolean => sumOf(scripts) > budget;

function tooLarge(weights: readonly Weight[]): Refusal[] {
  return weights
    .filter(({ scripts }) => isTooLarge(scripts))
    .map(({ owner, part, scripts, heaviest }) => {
      const each = scripts.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
      const sources = heaviest.length > 0 ? ` Largest sources: ${heaviest.join(', ')}.` : '';
      return refusal(
        owner,
        'too-large',
        `the scripts of ${part} are ${sumOf(scripts)} bytes (brotli), but only ${budget} are allowed: ${each}.${sources}`,
        'Load rarely needed code on demand, or use what the platform provides.',
      );
    });
}

/** What is wrong with the files of released versions. */
export function fileRefusals(before: Site, after: NewSite, released: readonly Version[]): Refusal[] {
  return [
    ...released.flatMap((version) => [...incomplete(version, after), ...changedFiles(before, after, version)]),
    ...tooLarge(after.weights),
  ];
}
