import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@3eu/shared/contract/release';
import { defaultWidth } from '@3eu/shared/pictures/files';
import type { Candidate } from './candidate';
import { isNotFound } from '../plan/documents';
import { pagesByOwner, type PageFacts } from '../plan/pages';
import type { Plan } from '../plan/plan';
import { recordsText, timesOf, type ReleaseRecord } from '../plan/records';
import { redirectsOf, withDocument } from '../plan/redirects';
import { namedVersions, planRetention, type Retention } from '../plan/retention';
import { goneSearchFiles, nextSearch } from '../plan/search';
import { headerSettings } from '../plan/settings';
import { versionBase } from '../plan/versions';
import { formerHostFiles, hostingFiles } from '../serve/hosting-files';
import { serviceWorkerFile, unregisterWorker } from '../serve/service-worker';
import { files } from '../store/places';
import { publicFolder, type Tree } from '../store/store';
import { pictureFolder, pictureNames, readAssets } from './assets';
import { placeOf, privateVersionFolder, type Build } from './builds';
import { compressedPaths, type Brotli } from './compress';
import { finishedRecord } from './finished-record';
import { missingFiles, type Files } from './missing-files';
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
  state: Candidate;
  plan: Plan;
  registry: Registry;
  documents: readonly Rendered[];
  assets: string | undefined;
  record: ReleaseRecord;
  retention: Retention;
  now: Date;
  brotli: Brotli;
};

const offlineFile = 'offline/index.html';

async function newVersionFiles(builds: readonly Build[]): Promise<Files> {
  const all = builds.flatMap((build) =>
    build.files.map(async (file): Promise<[string, Buffer]> => [placeOf(build, file), await build.read(file)]),
  );
  return Promise.all(all);
}

/** URL of a picture's default file, for browsers that support no other format; undefined if the site lacks it. */
async function defaultFile(picture: string | null | undefined, tree: Tree, assets: string | undefined) {
  const name = `${picture}.${defaultWidth}.webp`;
  const { fresh, live } = await pictureNames(tree, assets);
  return [...fresh, ...live].includes(name) ? `/${pictureFolder}${name}` : undefined;
}

/** The service worker precaches the offline page and its picture, so it is rebuilt when that page changes. */
async function workerFile({ state, documents, assets }: ChangesInput): Promise<Files> {
  const { tree, live, settings } = state;
  const wanted = settings.serviceWorker ?? true;
  const rendered = documents.find(({ facts }) => facts.file === offlineFile);
  const path = `${publicFolder}/sw.js`;
  if (rendered === undefined && wanted === (live.settings.serviceWorker ?? true) && tree.has(path)) return [];
  if (!wanted) return [[path, unregisterWorker]];
  const html = rendered?.document.html ?? (await tree.read(`${publicFolder}/${offlineFile}`)).toString();
  const { picture } = rendered?.facts ?? live.pages.find(({ file }) => file === offlineFile) ?? {};
  return [[path, await serviceWorkerFile(html, await defaultFile(picture, tree, assets))]];
}

/** The documents of the site once the release is live. */
function pagesAfter({ live }: Candidate, { order }: Plan, documents: readonly Rendered[]): PageFacts[] {
  const known = new Map([...live.pages, ...documents.map(({ facts }) => facts)].map((page) => [page.file, page]));
  return order.flatMap((file) => known.get(file) ?? []);
}

function inPublic(entries: Files): Files {
  return entries.map(([path, content]) => [`${publicFolder}/${path}`, content]);
}

/** Files of removed documents, and of redirects that are gone. */
function pagePathsGone({ live }: Candidate, { remove }: Plan, registry: Registry): string[] {
  const now = redirectsOf(Object.values(registry.remotes));
  const moved = withDocument(redirectsOf(Object.values(live.registry.remotes)))
    .filter(([from]) => !(from in now))
    .map(([from]) => movedFile(from));
  const documents = [...remove.map(({ file }) => file), ...moved, ...formerHostFiles].map(
    (file) => `${publicFolder}/${file}`,
  );
  return [...documents.flatMap((path) => [path, ...compressedPaths(path)]), ...remove.map(cardFile)];
}

function versionPaths({ paths }: Tree, versions: readonly string[]): string[] {
  const folders = versions.flatMap((entry) => {
    const [name, version] = entry.split('/') as [string, string];
    const base = versionBase({ kind: name === 'shell' ? 'shell' : 'remote', name, version });
    return [publicFolder + base, privateVersionFolder(name, version)];
  });
  return paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
}

/** What follows from the documents of the site once the release is live. */
function contentsAfter({ state, plan, registry, documents }: ChangesInput) {
  const { live } = state;
  const pages = pagesAfter(state, plan, documents);
  const owners = pagesByOwner(pages);
  // Only owners with changes are processed, so that the cost of a release does not grow with the number of packages.
  const changed = new Set([...documents.map(({ facts }) => facts), ...plan.remove].map(({ owner }) => owner));
  return {
    pages,
    owners,
    changed,
    before: pagesByOwner(live.pages),
    redirects: redirectsOf(Object.values(registry.remotes)),
    ...nextSearch(live.registry.search ?? {}, owners, changed),
  };
}

type Contents = ReturnType<typeof contentsAfter>;

/** The changed lists of pages, one file per package. */
function pageLists({ owners, changed, before }: Contents): Files {
  return [...owners]
    .filter(([owner, own]) => changed.has(owner) && !isDeepStrictEqual(own, before.get(owner)))
    .map(([owner, own]) => [files.pages(owner), JSON.stringify(own)]);
}

/** Everything that the release is made of; most of it may stand there already. */
async function filesAfter(input: ChangesInput, contents: Contents): Promise<Files> {
  const { state, registry, documents, assets, now } = input;
  const { tree, live, decision, settings } = state;
  const { pages, redirects, search } = contents;
  const hosting = hostingFiles({
    notFoundFiles: pages.filter(isNotFound).map(({ file }) => file),
    redirects,
    headers: headerSettings(settings),
  });
  const rendered = new Set(documents.map(({ facts }) => facts.file));
  return [
    ...(decision.restored ?? []),
    ...(await newVersionFiles(decision.builds)),
    ...inPublic(assets === undefined ? [] : await readAssets(assets)),
    ...inPublic(documents.map(({ facts: { file }, document }) => [file, document.html])),
    ...(await workerFile(input)),
    ...inPublic(Object.entries(siteFiles(pages, redirects, timesOf(now, live.records).latest))),
    ...inPublic(Object.entries(hosting)),
    ...inPublic(contents.files.map(({ path, content }) => [path, content])),
    [files.registry, JSON.stringify({ ...registry, search })],
    [files.settings, JSON.stringify(settings)],
    ...pageLists(contents),
    ...(await socialCards(pages, live.pages, rendered, tree, assets)),
  ];
}

/** Files that the release removes, if they exist. */
function pathsGone({ state, plan, registry }: ChangesInput, { owners, before, search }: Contents): string[] {
  const lists = [...before.keys()].filter((owner) => !owners.has(owner)).map(files.pages);
  const searchFiles = goneSearchFiles(state.live.registry.search ?? {}, search)
    .flatMap((path) => [path, ...compressedPaths(path)])
    .map((path) => `${publicFolder}/${path}`);
  return [...pagePathsGone(state, plan, registry), ...searchFiles, ...lists];
}

/** What a release writes and removes; null if nothing changes. */
export async function changesOf(input: ChangesInput): Promise<Changes | null> {
  const { state, registry, record, retention, now, brotli } = input;
  const { tree, live, decision } = state;
  const contents = contentsAfter(input);
  const wanted = await filesAfter(input, contents);
  const write = await missingFiles(tree, wanted, brotli);
  const stays = new Set(wanted.flatMap(([path]) => [path, ...compressedPaths(path)]));
  const remove = pathsGone(input, contents).filter((path) => tree.has(path) && !stays.has(path));
  if (write.size === 0 && remove.length === 0) return null;

  const released = decision.builds.map(({ descriptor: { name, version } }) => `${name}/${version}`);
  const { expired, ledger } = planRetention({
    ledger: live.ledger,
    present: [...new Set([...live.present, ...released])],
    named: namedVersions(registry),
    pages: contents.pages,
    ...timesOf(now, live.records),
    number: tree.next,
    retention,
  });
  const finished = finishedRecord(record, state, write);
  write.set(files.ledger, Buffer.from(JSON.stringify(ledger)));
  write.set(files.records, Buffer.from(recordsText([...live.records, finished])));
  return { write, remove: [...remove, ...versionPaths(tree, expired)], expired, record: finished };
}
