import { serviceWorkerFile, type Registry } from '@3eu/shared/contract/release';
import { defaultWidth } from '@3eu/shared/pictures/files';
import { isNotFound } from '../plan/documents';
import { pagesByOwner, type PageFacts } from '../plan/live-site';
import type { Plan } from '../plan/plan';
import { recordsText, timesOf } from '../plan/records';
import { redirectsOf } from '../plan/redirects';
import { defaultRetention, namedVersions, planRetention } from '../plan/retention';
import { searchFiles } from '../plan/search';
import { headerSettings } from '../plan/settings';
import { versionBase } from '../plan/versions';
import { pictureFolder, pictureNames, readAssets } from '../render/assets';
import { placeOf, privateVersionFolder } from '../render/builds';
import { compressedPaths } from '../render/compress';
import { missingFiles, type Files } from '../render/missing-files';
import { movedFile, siteFiles } from '../render/site-files';
import { cardFile, socialCards } from '../render/social-cards';
import { hostingFiles } from '../hosts/hosting-files';
import { serviceWorker, unregisterWorker } from '../serve/service-worker';
import { files } from '../store/places';
import { publicFolder, type Tree } from '../store/store';
import type { Rendered } from './documents';
import type { Candidate, Changes, Environment, Intent } from './intent';
import { recordOf } from './record';

export type DraftInput = {
  environment: Environment;
  intent: Intent;
  state: Candidate;
  plan: Plan;
  registry: Registry;
  documents: readonly Rendered[];
  /** Refusals that were overruled. */
  overruled: readonly string[];
};

const offlineFile = 'offline/index.html';

/** URL of a picture's default file, for browsers that support no other format; undefined if the site lacks it. */
async function defaultFile(picture: string | null | undefined, tree: Tree, assets: string | undefined) {
  const name = `${picture}.${defaultWidth}.webp`;
  const { fresh, live } = await pictureNames(tree, assets);
  return [...fresh, ...live].includes(name) ? `/${pictureFolder}${name}` : undefined;
}

/** The service worker precaches the offline page and its picture, so it is rebuilt when that page changes. */
async function workerFile({ state, documents, intent }: DraftInput): Promise<Files> {
  const { tree, live, settings, builds } = state;
  const wanted = settings.serviceWorker ?? true;
  const rendered = documents.find(({ facts }) => facts.file === offlineFile);
  if (rendered === undefined && wanted === (live.settings.serviceWorker ?? true) && tree.has(`${publicFolder}/sw.js`))
    return [];
  if (!wanted) return [['sw.js', unregisterWorker]];
  const shell = builds.get('shell')!;
  // Versions built before it stood among their files have none: the worker that is live stays.
  if (!shell.files.includes(serviceWorkerFile)) return [];
  const script = (await shell.read(serviceWorkerFile)).toString();
  const html = rendered?.document.html ?? (await tree.read(`${publicFolder}/${offlineFile}`)).toString();
  const { picture } = rendered?.facts ?? live.pages.find(({ file }) => file === offlineFile) ?? {};
  return [['sw.js', serviceWorker(script, html, await defaultFile(picture, tree, intent.assets))]];
}

function inPublic(entries: Files): Files {
  return entries.map(([path, content]) => [`${publicFolder}/${path}`, content]);
}

/** A file and its compressed forms, as visitors get them. */
function publicForms(file: string): string[] {
  return [file, ...compressedPaths(file)].map((path) => `${publicFolder}/${path}`);
}

/** The documents of the site once the release is live, in the order of the site. */
function pagesAfter({ state, plan, documents }: DraftInput): PageFacts[] {
  const facts = [...state.live.pages, ...documents.map((document) => document.facts)];
  const known = new Map(facts.map((page) => [page.file, page]));
  return plan.order.flatMap((file) => known.get(file) ?? []);
}

/** Everything that the release is made of; most of it may stand there already. */
async function filesAfter(input: DraftInput, pages: readonly PageFacts[]): Promise<Files> {
  const { state, registry, documents, intent, environment } = input;
  const { tree, live, decision, settings } = state;
  const owners = pagesByOwner(pages);
  const search = searchFiles(owners);
  const redirects = redirectsOf(Object.values(registry.remotes));
  const hosting = hostingFiles({
    notFoundFiles: pages.filter(isNotFound).map(({ file }) => file),
    redirects,
    headers: headerSettings(settings),
  });
  const built = decision.builds.flatMap((build) =>
    build.files.map(async (file): Promise<Files[number]> => [placeOf(build, file), await build.read(file)]),
  );
  const own = siteFiles(pages, redirects, timesOf(environment.now(), live.records).latest);
  const parts = Object.fromEntries(search.map(({ owner, path }) => [owner, `/${path}`]));
  const rendered = new Set(documents.map(({ facts }) => facts.file));
  return [
    ...(decision.restored ?? []),
    ...(await Promise.all(built)),
    ...inPublic([
      ...(intent.assets === undefined ? [] : await readAssets(intent.assets)),
      ...documents.map(({ facts, document }): Files[number] => [facts.file, document.html]),
      ...(await workerFile(input)),
      ...Object.entries({ ...own, ...hosting }),
      ...search.map(({ path, content }): Files[number] => [path, content]),
    ]),
    [files.registry, JSON.stringify({ ...registry, search: parts })],
    [files.settings, JSON.stringify(settings)],
    ...[...owners].map(([owner, list]): Files[number] => [files.pages(owner), JSON.stringify(list)]),
    ...(await socialCards(pages, live.pages, rendered, tree, intent.assets)),
  ];
}

/** What the site had for pages, redirects and packages that it has no longer. */
function pathsGone({ state: { live }, plan: { remove } }: DraftInput): string[] {
  const moved = Object.keys(redirectsOf(Object.values(live.registry.remotes))).map(movedFile);
  const search = Object.values(live.registry.search ?? {}).map((url) => url.slice(1));
  return [
    ...[...remove.map(({ file }) => file), ...moved, ...search].flatMap(publicForms),
    ...remove.map(cardFile),
    ...[...pagesByOwner(live.pages).keys()].map(files.pages),
  ];
}

function versionPaths({ paths }: Tree, versions: readonly string[]): string[] {
  const folders = versions.flatMap((entry) => {
    const [name, version] = entry.split('/') as [string, string];
    const base = versionBase({ kind: name === 'shell' ? 'shell' : 'remote', name, version });
    return [publicFolder + base, privateVersionFolder(name, version)];
  });
  return paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
}

/** What a release writes and removes; null if nothing changes. */
export async function changesOf(input: DraftInput): Promise<Changes | null> {
  const { environment, intent, state, plan, registry, overruled } = input;
  const { tree, live, decision } = state;
  const pages = pagesAfter(input);
  const wanted = await filesAfter(input, pages);
  const write = await missingFiles(tree, wanted, environment.brotli);
  const stays = new Set([
    ...wanted.flatMap(([path]) => [path, ...compressedPaths(path)]),
    ...plan.order.flatMap(publicForms),
  ]);
  const remove = pathsGone(input).filter((path) => tree.has(path) && !stays.has(path));
  const isMap = (path: string) => path.endsWith('.map');
  // A build that differs in nothing but what its source maps say is none that visitors could notice.
  if ([...write.keys()].every(isMap) && remove.length === 0) return null;

  const released = decision.builds.map(({ descriptor: { name, version } }) => `${name}/${version}`);
  const { expired, ledger } = planRetention({
    ledger: live.ledger,
    present: [...new Set([...live.present, ...released])],
    named: namedVersions(registry),
    pages,
    ...timesOf(environment.now(), live.records),
    number: tree.next,
    retention: environment.retention ?? defaultRetention,
  });
  const record = recordOf(environment, intent, state, plan, overruled, write);
  write.set(files.ledger, Buffer.from(JSON.stringify(ledger)));
  write.set(files.records, Buffer.from(recordsText([...live.records, record])));
  return { write, remove: [...remove, ...versionPaths(tree, expired)], expired, record };
}
