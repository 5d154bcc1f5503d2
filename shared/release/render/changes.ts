import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@3eu/shared/contract/release';
import type { Attempt } from './attempt';
import { isNotFound } from '../plan/documents';
import { pagesByOwner, type PageFacts } from '../plan/pages';
import type { Plan } from '../plan/plan';
import { publishedAs, type ReleaseRecord } from '../plan/records';
import { planRetention, type Retention } from '../plan/retention';
import { goneSearchFiles, nextSearch } from '../plan/search';
import { headerSettings } from '../plan/settings';
import { formerHostFiles, hostingFiles } from '../serve/hosting-files';
import { serviceWorkerFile } from '../serve/service-worker';
import { hashOf } from '../store/file-index';
import { files } from '../store/places';
import { publicFolder, type Tree } from '../store/store';
import { readAssets } from './assets';
import { isPublic, placeOf, privateVersionFolder, type Build } from './builds';
import { compressedForms, compressedPaths } from './compress';
import type { Rendered } from './render-documents';
import { movedFile, siteFiles } from './site-files';
import { cardFile, socialCards } from './social-cards';

/** What a release changes in a tree. */
export type Changes = {
  write: Map<string, Buffer>;
  remove: readonly string[];
  expired: readonly string[];
  record: ReleaseRecord;
};

export type ChangesInput = {
  state: Attempt;
  plan: Plan;
  registry: Registry;
  documents: readonly Rendered[];
  assets: string | undefined;
  record: ReleaseRecord;
  retention: Retention;
  now: Date;
};

type Files = [path: string, content: Buffer | string][];

const offlineFile = 'offline/index.html';

/** Every address that has moved, with where it is now. */
function redirectsOf({ remotes }: Registry): Record<string, string> {
  return Object.assign({}, ...Object.values(remotes).map(({ redirects }) => redirects)) as Record<string, string>;
}

async function versionFiles(builds: readonly Build[]): Promise<Files> {
  const all = builds.flatMap((build) =>
    build.files.map(async (file): Promise<[string, Buffer]> => [placeOf(build, file), await build.read(file)]),
  );
  return Promise.all(all);
}

/** The service worker keeps the offline page, so it follows that. */
async function workerFile({ tree, live, settings }: Attempt, documents: readonly Rendered[]): Promise<Files> {
  const wanted = settings.serviceWorker ?? true;
  const rendered = documents.find(({ facts }) => facts.file === offlineFile)?.document.html;
  const path = `${publicFolder}/sw.js`;
  if (rendered === undefined && wanted === (live.settings.serviceWorker ?? true) && tree.has(path)) return [];
  const html = rendered ?? (await tree.read(`${publicFolder}/${offlineFile}`)).toString();
  return [[path, await serviceWorkerFile(html, wanted)]];
}

/** The documents of the site once the release is live. */
function pagesAfter({ live }: Attempt, { order }: Plan, documents: readonly Rendered[]): PageFacts[] {
  const known = new Map([...live.pages, ...documents.map(({ facts }) => facts)].map((page) => [page.file, page]));
  return order.flatMap((file) => known.get(file) ?? []);
}

function inPublic(entries: Readonly<Record<string, string>>): Files {
  return Object.entries(entries).map(([path, content]) => [`${publicFolder}/${path}`, content]);
}

/** Files of documents that go, and of addresses that no longer lead on. */
function goneFiles({ live }: Attempt, { remove }: Plan, registry: Registry): string[] {
  const now = redirectsOf(registry);
  const moved = Object.keys(redirectsOf(live.registry))
    .filter((from) => !(from in now))
    .map(movedFile);
  const documents = [...remove.map(({ file }) => file), ...moved, ...formerHostFiles].map(
    (file) => `${publicFolder}/${file}`,
  );
  return [...documents.flatMap((path) => [path, ...compressedPaths(path)]), ...remove.map(cardFile)];
}

function versionPaths({ paths }: Tree, versions: readonly string[]): string[] {
  const folders = versions.flatMap((entry) => {
    const [name, version] = entry.split('/') as [string, string];
    const base = name === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;
    return [publicFolder + base, privateVersionFolder(name, version)];
  });
  return paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
}

/** Does something for each entry, a few at a time: compressing keeps every core busy. */
async function inParallel<T>(entries: readonly T[], each: (entry: T) => Promise<void>): Promise<void> {
  const queue = [...entries];
  const worker = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) await each(entry);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Whether a file stands in a tree as it is, and whole. */
async function stands(tree: Tree, path: string, content: Buffer): Promise<boolean> {
  return (
    tree.hash(path) === hashOf(content) &&
    (await tree.read(path).then(
      () => true,
      () => false,
    ))
  );
}

/** Compressed bytes of a version's scripts. */
function scriptBytes(build: Build, written: ReadonlyMap<string, Buffer>, tree: Tree): number {
  const scripts = build.files
    .filter((file) => isPublic(file) && file.endsWith('.js'))
    .map((file) => `${placeOf(build, file)}.br`);
  return scripts.reduce((sum, path) => sum + (written.get(path)?.length ?? tree.size(path) ?? 0), 0);
}

/** What a release writes and removes; null when everything stands there already. */
export async function changesOf(input: ChangesInput): Promise<Changes | null> {
  const { state, plan, registry, documents, assets, record, retention, now } = input;
  const { tree, live, decision, settings } = state;
  const pages = pagesAfter(state, plan, documents);
  const facts = documents.map((document) => document.facts);
  const redirects = redirectsOf(registry);
  const owners = pagesByOwner(pages);
  const before = pagesByOwner(live.pages);
  // Of the others nothing is looked at: a release of one package costs the same however many there are.
  const changed = new Set([...facts, ...plan.remove].map(({ owner }) => owner));
  const { files: searchFiles, search } = nextSearch(live.registry.search ?? {}, owners, changed);

  const candidates: Files = [
    ...(await versionFiles(decision.builds)),
    ...(assets === undefined ? [] : await readAssets(assets)).map(([path, content]): [string, Buffer] => [
      `${publicFolder}/${path}`,
      content,
    ]),
    ...documents.map(({ facts: { file }, document }): [string, string] => [`${publicFolder}/${file}`, document.html]),
    ...(await workerFile(state, documents)),
    ...inPublic(siteFiles(pages, redirects, now)),
    ...inPublic(
      hostingFiles({
        notFoundFiles: pages.filter(isNotFound).map(({ file }) => file),
        redirects,
        headers: headerSettings(settings),
      }),
    ),
    ...searchFiles.map(({ path, content }): [string, string] => [`${publicFolder}/${path}`, content]),
    [files.registry, JSON.stringify({ ...registry, search })],
    [files.settings, JSON.stringify(settings)],
    ...[...owners]
      .filter(([owner, own]) => changed.has(owner) && !isDeepStrictEqual(own, before.get(owner)))
      .map(([owner, own]): [string, string] => [files.pages(owner), JSON.stringify(own)]),
    ...(await socialCards(
      facts,
      live.pages,
      pages.find(({ path }) => path === '/'),
      tree,
      assets,
    )),
  ];

  const write = new Map<string, Buffer>();
  await inParallel(candidates, async ([path, content]) => {
    const bytes = Buffer.from(content);
    const forms =
      path.startsWith(`${publicFolder}/`) && !/\/_(headers|redirects)$/.test(path)
        ? await compressedForms(path, bytes, tree)
        : [];
    for (const [place, form] of [[path, bytes] as const, ...forms])
      if (!(await stands(tree, place, form))) write.set(place, form);
  });
  const written = new Set(candidates.flatMap(([path]) => [path, ...compressedPaths(path)]));
  const ownersGone = [...before.keys()].filter((owner) => !owners.has(owner)).map(files.pages);
  const goneSearch = goneSearchFiles(live.registry.search ?? {}, search)
    .flatMap((path) => [path, ...compressedPaths(path)])
    .map((path) => `${publicFolder}/${path}`);
  const remove = [...goneFiles(state, plan, registry), ...goneSearch, ...ownersGone].filter(
    (path) => tree.has(path) && !written.has(path),
  );
  if (write.size === 0 && remove.length === 0) return null;

  const present = [
    ...new Set([...live.present, ...decision.builds.map(({ descriptor: { name, version } }) => `${name}/${version}`)]),
  ];
  const { expired, ledger } = planRetention({
    ledger: live.ledger,
    present,
    named: namedVersions(registry),
    pages,
    now,
    number: tree.number + 1,
    retention,
  });
  const packages = record.packages.map((entry) => {
    const build = decision.builds.find(({ descriptor }) => descriptor.name === entry.name);
    const earlier = entry.version === null ? undefined : publishedAs(live.records, entry.name, entry.version);
    return {
      ...entry,
      commit: record.kind === 'publish' ? entry.commit : (earlier?.commit ?? entry.commit),
      scriptBytes: build ? scriptBytes(build, write, tree) : 0,
    };
  });
  const finished = { ...record, packages };
  write.set(files.ledger, Buffer.from(JSON.stringify(ledger)));
  write.set(
    files.records,
    Buffer.from([...live.records, finished].map((line) => `${JSON.stringify(line)}\n`).join('')),
  );
  return { write, remove: [...remove, ...versionPaths(tree, expired)], expired, record: finished };
}

/** Versions that the registry names. */
function namedVersions({ shell, remotes }: Registry): string[] {
  const named = (name: string, version: { version: string; previous: { version: string } | null }) => [
    `${name}/${version.version}`,
    ...(version.previous ? [`${name}/${version.previous.version}`] : []),
  ];
  return [
    ...(shell ? named('shell', shell) : []),
    ...Object.entries(remotes).flatMap(([name, remote]) => named(name, remote)),
  ];
}
