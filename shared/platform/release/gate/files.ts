/**
 * Room gate: what is wrong with the files of versions, and what no disk or host could hold. For the gate alone. A limit that
 * is lowered meets sites that are above it: they stay as they are.
 */
import { cardFontFile, serviceWorkerFile } from '../../contract/descriptor';
import { budget, isTooLarge, sumOf, type Site } from '../site/site';
import { inPublic, isAsset } from '../site/tree';
import type { Version } from '../site/version';
import { finalRefusal, refusal, type Asked, type Refusal } from './refusal';

const rebuild = 'Build the package again with the tools of this repository.';

/** Every file that a page loads of a version, or that a release runs of it. */
function neededFiles({ base, entry, parts, shared, descriptor }: Version): string[] {
  const scripts = [entry, ...[...parts, ...shared.values()].flatMap((each) => each.scripts ?? [])];
  const ofShell =
    descriptor.kind === 'shell'
      ? [descriptor.start, serviceWorkerFile, ...(descriptor.site.cards === null ? [] : [cardFontFile])]
      : [];
  return [...new Set([...scripts.map(({ url }) => url.slice(base.length)), ...ofShell, descriptor.serverEntry])];
}

/** What is incomplete in a version: a script without a file or a hash, which no browser would run. */
function incomplete(version: Version, { files: there }: Site): Refusal[] {
  const { name, files, descriptor, parts } = version;
  const unlisted = parts.filter(({ scripts }) => scripts === null).map(({ module }) => module);
  return [
    ...[...new Set(unlisted)].map((module) =>
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
function changedFiles({ before, after }: Asked, { name, files, descriptor }: Version): Refusal[] {
  const { version, integrity } = descriptor;
  const isChanged = (path: string) =>
    before.files.has(path) && before.files.get(path)!.id !== after.files.get(path)?.id;
  return [...files]
    .filter(([file, path]) => integrity[file] !== undefined && isChanged(path))
    .map(([file]) => {
      const what = `${file} is another one than in the version ${version} that the site has already, and files of a version never change.`;
      return finalRefusal(name, 'version-differs', what, rebuild);
    });
}

function tooLarge({ after: { weights } }: Asked): Refusal[] {
  return weights
    .filter(({ scripts }) => isTooLarge(scripts))
    .map(({ owner, part, scripts, heaviest }) => {
      const each = scripts.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
      const sources = heaviest.length > 0 ? ` Largest sources: ${heaviest.join(', ')}.` : '';
      const what = `the scripts of ${part} are ${sumOf(scripts)} bytes (brotli), but only ${budget} are allowed: ${each}.${sources}`;
      return refusal(owner, 'too-large', what, 'Load rarely needed code on demand, or use what the platform provides.');
    });
}

/**
 * What every disk and host can hold, with the forms that stand beside a file: bytes of a name, of a path, of a version.
 * A file of 25 MiB is the most that Cloudflare Pages takes, and 20,000 files that its free plan does: https://developers.cloudflare.com/pages/platform/limits/
 */
const most = { name: 200, path: 400, file: 25 * 1024 * 1024, version: 100_000_000, files: 20_000 };

/** The folders that a path is in. */
const foldersOf = (path: string) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

/** Why a path could not be written everywhere; null where it can. */
function pathFault(
  path: string,
  { taken, folders }: Record<'taken' | 'folders', ReadonlyMap<string, string>>,
  files: Site['files'],
): string | null {
  const form = /\.(br|gz)$/.exec(path);
  if (form && files.has(path.slice(0, form.index))) return `is the compressed form of another file`;
  if (path.split('/').some((name) => Buffer.byteLength(name) > most.name))
    return `has a name of more than ${most.name} bytes`;
  if (Buffer.byteLength(path) > most.path) return `has more than ${most.path} bytes`;
  // Git, like a disk, lets the one that is written later take the place of the other, with all that it holds.
  const around = foldersOf(path.toLowerCase()).flatMap((folder) => taken.get(folder) ?? [])[0];
  if (around !== undefined && files.has(around)) return `is in a folder that has the name of the file ${around}`;
  const within = folders.get(path.toLowerCase());
  if (within !== undefined) return `has the name of the folder that ${within} is in`;
  if (isAsset(path) && !/\.[0-9a-f]{8,}\.[^/]+$/.test(path))
    return 'has no hash of its content in its name, as in quad.8d1f0a92c4.800.webp: browsers would keep it for a year';
  const other = taken.get(path.toLowerCase());
  return other === path ? null : `differs from ${other} in nothing but capitals`;
}

/** New files that some disk or host could not hold: once released, they would stop the releases of everybody. */
function unportable({ before, after: { files, documents }, released, names }: Asked): Refusal[] {
  const owners = new Map([
    ...released.flatMap(({ name, files: own }) => [...own.values()].map((path) => [path, name] as const)),
    ...documents.map(({ file, owner }) => [inPublic(file), owner] as const),
  ]);
  const all = [...files.keys(), ...before.files.keys()];
  const taken = new Map(all.map((path) => [path.toLowerCase(), path]));
  const folders = new Map(
    [...files.keys()].flatMap((path) => foldersOf(path.toLowerCase()).map((each) => [each, path])),
  );
  const added = [...files].filter(([path]) => !before.files.has(path));
  return added.flatMap(([path, { size }]) => {
    const owner = owners.get(path) ?? names.join(', ');
    const [fault, short] = [pathFault(path, { taken, folders }, files), path.slice(0, 120)];
    const tooLong = `${path} has ${size} bytes, and hosts take ${most.file}.`;
    return [
      ...(fault === null ? [] : [finalRefusal(owner, 'not-portable', `${short} ${fault}.`, 'Give it another name.')]),
      ...(size <= most.file ? [] : [finalRefusal(owner, 'file-too-large', tooLong, 'Take it out.')]),
    ];
  });
}

function versionTooLarge({ files: all }: Site, { name, files }: Version): Refusal[] {
  const sum = [...files.values()].reduce((bytes, path) => bytes + (all.get(path)?.size ?? 0), 0);
  if (sum <= most.version) return [];
  const what = `its version has ${sum} bytes, and a host keeps many versions.`;
  return [finalRefusal(name, 'version-too-large', what, 'Take large files out of the build.')];
}

/** More files than hosts take: everybody's next release would be refused by the host. */
function tooMany({ before, after, names }: Asked): Refusal[] {
  const countIn = ({ files }: Site) => [...files.keys()].filter((path) => path.startsWith(inPublic(''))).length;
  const [earlier, later] = [countIn(before), countIn(after)];
  if (later <= most.files || later <= earlier) return [];
  const what = `the site would have ${later} public files, and hosts take ${most.files}.`;
  return [finalRefusal(names.join(', '), 'too-many-files', what, 'Bring fewer.')];
}

/** What is wrong with the files of released versions. */
export function fileRefusals(asked: Asked): Refusal[] {
  return [
    ...unportable(asked),
    ...tooMany(asked),
    ...asked.released.flatMap((version) => [
      ...incomplete(version, asked.after),
      ...changedFiles(asked, version),
      ...versionTooLarge(asked.after, version),
    ]),
    ...tooLarge(asked),
  ];
}
