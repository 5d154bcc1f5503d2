/**
 * Room make: every file of a site, as a function of its versions, its settings and its records. For the loop alone. What
 * the release before or this machine was given before is not made again; what a file is made from is its key.
 */
import { cardFontFile, nginxConfiguration, serviceWorkerFile } from '../../contract/descriptor';
import { defaultWidth } from '../../contract/pictures';
import { day, uncached, type Cached } from '../cache';
import { fault } from '../message';
import { defaultRetention, expiredFiles, expiredVersions, latestTime, type Retention } from '../site/records';
import { readSettings } from '../site/settings';
import { byOwner, redirectsOf, siteOf, type DocumentFacts, type Site } from '../site/site';
import * as places from '../site/tree';
import { inPublic, isAsset, publicPath } from '../site/tree';
import { isRemote, isShell, versionAt, versionsAmong, type ShellVersion, type Version } from '../site/version';
import { cards, icons } from './drawings';
import { searchFiles } from './facts';
import { collectFiles, type Files } from './files';
import { registryOf } from './registry';
import { serviceWorker, unregisterWorker } from './service-worker';
import { weigh } from './weights';
import { writtenByShell } from './written-by-shell';

/** What is to be released, decided again in every attempt from what is live. */
export type Decision = {
  builds: readonly Version[];
  removed?: readonly string[];
  /** Pictures, fonts and icons that come along, by their path in the public part of the site. */
  assets?: ReadonlyMap<string, () => Promise<Buffer>>;
  /** Commits that packages were built from, by name, where it is not this working tree's. */
  commits?: Readonly<Record<string, string>>;
  /** Names of the packages that there are. While one has no release yet, links may lead to its pages. */
  known?: readonly string[];
  /** The configuration from now on, as its owner wrote it; null for none. Left out where it stays. */
  settings?: string | null;
  /** Makes every document and card again, also those that would come out the same. */
  everything?: boolean;
};

/** What a site is made with. */
export type Tools = {
  cached: Cached;
  /** Says what is being done. */
  say: (text: string, progress?: { done: number; of: number }) => void;
  /** Says something that the user should know, but that does not stop the release. */
  note: (text: string) => void;
  now: () => Date;
  retention?: Retention;
};

/** The version of each package once a decision is live. @throws Fault where that is no site. */
function liveAfter({ live, unusable }: Site, { builds, removed = [] }: Decision): Version[] {
  const changed = new Set([...builds.map(({ name }) => name), ...removed]);
  for (const [name, error] of unusable) if (!changed.has(name)) throw error;
  const after = new Map([...live, ...builds].map((version) => [version.name, version]));
  removed.forEach((name) => after.delete(name));
  const all = [...after.values()];
  if (all.some(isShell)) return [...all.filter(isShell), ...all.filter(isRemote)];
  const what = 'The site has no shell yet, and no page can be rendered without one.';
  throw fault(what, 'Publish the package shell to it first.');
}

/** Packages that no release of a site has included yet. One that was removed is not awaited: links to it are dead. */
export function awaitedPackages(
  known: readonly string[],
  records: Site['records'],
  live: readonly Pick<Version, 'name'>[],
): string[] {
  const named = new Set([...records.flatMap(({ packages }) => packages), ...live].map(({ name }) => name));
  return known.filter((name) => !named.has(name));
}

/** Does something for each entry, a few at a time: drawing keeps every core busy. */
async function inParallel<T>(entries: Iterable<T>, each: (entry: T) => Promise<unknown>): Promise<void> {
  const queue = [...entries];
  const work = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) await each(entry);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** The content of `/sw.js`, which precaches the offline page and its picture. */
async function workerText(shell: ShellVersion, { all }: Files, documents: readonly DocumentFacts[]): Promise<string> {
  const offline = documents.find(({ path }) => path === '/offline');
  if (!offline || !shell.there.has(serviceWorkerFile)) return unregisterWorker;
  const picture = `pictures/${offline.picture}.${defaultWidth}.webp`;
  const script = (await shell.read(serviceWorkerFile)).toString();
  const hash = all.get(inPublic(offline.file))!.id;
  return serviceWorker(script, hash, all.has(inPublic(picture)) ? `/${picture}` : undefined);
}

/** Lets go what nothing has used for long enough: versions that no document names, and parts of the search index. */
function expire(
  { all, before }: Files,
  live: readonly Version[],
  documents: readonly DocumentFacts[],
  past: Site['past'],
  { now, retention = defaultRetention }: Tools,
): string[] {
  const input = { records: before.records, now: now(), retention };
  const needed = new Set([...live.map(({ id }) => id), ...documents.flatMap(({ pins }) => pins)]);
  const versions = expiredVersions({ ...input, present: versionsAmong(all.keys()), needed });
  const files = expiredFiles(past, input);
  const gone = [...before.files.keys()].filter(
    (path) => versions.includes(versionAt(path) ?? '') || files.includes(path),
  );
  gone.forEach((path) => all.delete(path));
  return gone;
}

/** Makes a site whole: every file, as the release before has it or with its content, and what came up on the way. */
export async function make(before: Site, decision: Decision, given: Tools): Promise<Site> {
  const { builds, assets = new Map<string, never>(), everything = false } = decision;
  const tools = everything ? { ...given, cached: uncached } : given;
  const { cached, note } = tools;
  const latest = latestTime(before.records, tools.now());
  const behind = Math.floor((latest.getTime() - tools.now().getTime()) / day);
  if (behind > 0) note(`A release was made ${behind} days later than now, by its clock or by this one. Check both.`);
  const live = liveAfter(before, decision);
  const settings = decision.settings === undefined ? before.settings : decision.settings;
  const { connects, reports, serviceWorker: hasWorker, config, connections } = readSettings(settings);
  const packages = registryOf(live, connects);
  const files = collectFiles(before, everything);
  const { all, keys, put, keep } = files;

  [...before.files.keys()].filter((path) => versionAt(path) !== undefined || isAsset(path)).forEach(keep);
  for (const { files: own, there, read } of builds) {
    // At once: what a release is asked for together is one process of git.
    const present = [...own].filter(([file]) => there.has(file));
    const contents = await Promise.all(present.map(([file]) => read(file)));
    present.forEach(([, path], index) => put(path, contents[index]!));
  }
  // Their names say their content: what is there already stays, whoever brings another file of that name.
  for (const [path, read] of assets) if (!all.has(inPublic(path))) put(inPublic(path), await read());

  // A header is for all pages, so it allows what any remote's pages may; documents are stricter.
  const allowed = Object.values(packages.remotes).flatMap(({ connects: own = [] }) => own);
  const request = {
    redirects: redirectsOf(packages),
    connections: [...new Set([...connections, ...allowed])],
    reports,
    now: latest.toISOString(),
  };
  const names = builds.map(({ name }) => name);
  const rendering = { live, registry: packages, config, connections };
  const { documents, texts, ...found } = await writtenByShell(rendering, files, names, request, tools);
  const search = searchFiles(documents, new Map(live.map(({ name, questions }) => [name, questions])));
  const shell = live.find(isShell)!;
  const worker = hasWorker ? await workerText(shell, files, documents) : unregisterWorker;
  for (const [path, content] of Object.entries({ ...texts, ...search.texts, 'sw.js': worker }))
    put(path === nginxConfiguration ? places.nginxFile : inPublic(path), content);
  for (const [owner, own] of byOwner(documents)) put(`${places.factsFolder}${owner}.json`, JSON.stringify(own));
  const past: Record<string, number> = {};
  for (const path of before.files.keys()) {
    if (!path.startsWith(places.searchFolder) || all.has(path)) continue;
    keep(path);
    past[path] = before.past[path] ?? before.number;
  }
  if (Object.keys(past).length > 0) put(places.pastFile, JSON.stringify(past));
  const registry = { ...packages, search: search.named };
  put(places.registryFile, JSON.stringify(registry));
  if (settings !== null) put(places.settingsFile, settings);

  const pictures = new Map([...all.keys()].filter(isAsset).map((path) => [publicPath(path), files.source(path)]));
  const fontPlace = shell.files.get(cardFontFile);
  const font = fontPlace !== undefined && all.has(fontPlace) ? files.source(fontPlace) : undefined;
  await inParallel([...icons(shell, cached), ...cards(shell, font, documents, pictures, cached)], files.draw);
  put(places.keysFile, JSON.stringify(Object.fromEntries([...keys].sort())));
  const expired = expire(files, live, documents, past, tools);
  const weighed = await Promise.all(builds.map((build) => weigh(build, cached)));
  return siteOf({
    number: before.number + 1,
    commit: null,
    expired,
    files: all,
    read: files.read,
    live,
    unusable: new Map(),
    registry,
    documents,
    keys,
    records: before.records,
    past,
    settings,
    connects,
    awaited: awaitedPackages(decision.known ?? [], before.records, live),
    weights: weighed.flatMap(({ parts }) => parts),
    scriptBytes: new Map(weighed.map(({ all: bytes }, at) => [names[at]!, bytes])),
    ...found,
  });
}
