/**
 * Every file of a site, as a function of its versions, its settings and its records. What the release before or this
 * machine was given before is not computed again; what changes is known only by comparing, in `difference`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardFontFile, serviceWorkerFile, type Registry } from '../../contract/descriptor';
import type { FilesRequest, RenderedDocument, SiteFiles as OwnFiles } from '../../contract/render';
import { cardLayout } from '../../pictures/card-layout';
import { iconLayout, iconsOf } from '../../pictures/icons';
import { defaultWidth } from '../../pictures/types';
import { socialPicturePath } from '../../contract/canonical';
import { keyOf, uncached } from '../cache';
import { temporaryFolder } from '../temporary-folder';
import { fault } from '../message';
import { contentId, publicFolder, settingsFile, type Change, type Tree } from '../store/git';
import { isOfVersion, placeOf, type Build } from './builds';
import { documentsOf, isNotFound, type DocumentPlan } from './documents';
import { throwsLater } from '../gate/gate';
import { Refused } from '../gate/refusal';
import { files, isAsset } from './layout';
import { latestTime } from './retention';
import { referencesOf } from './references';
import { registryOf } from './registry';
import type { Live } from './live';
import type { Candidate, Environment } from './release';
import { openRenderer, type OpenRenderer } from '../render/renderer';
import { searchEntries, searchFiles } from './search';
import { serviceWorker, unregisterWorker } from './service-worker';
import { connectionsOf, headerSettings, publicSettings } from './settings';
import { byOwner, redirectsOf, type PageFacts, type ShellVersion } from './versions';

/** A file of a site. Without content, it is the one that stands in the release before. */
type SiteFile = { id: string; content?: Buffer };

/** All of a site, and what is known of its documents. */
export type SiteFiles = {
  files: ReadonlyMap<string, SiteFile>;
  pages: readonly PageFacts[];
};

const inPublic = (path: string) => `${publicFolder}/${path}`;

/** The files of a release that are assets, as a later release or another site takes them. */
export function assetsIn({ paths }: Tree): string[] {
  return paths.filter(isAsset);
}

/**
 * Collects the files of a site, each taken from the release before where that has it.
 * @param known What the files of the release before were made from, as keys.
 * @param everything Makes again what is made from something.
 */
function collection(base: Tree, known: Live['keys'], everything: boolean) {
  const all = new Map<string, SiteFile>();
  const keys = new Map<string, string>();
  const put = (path: string, given: Buffer | string) => {
    const content = Buffer.from(given);
    const id = contentId(content);
    all.set(path, base.id(path) === id ? { id } : { id, content });
  };
  return {
    all,
    keys,
    put,
    /** A file that nothing here can make stays as it is. */
    keep: (path: string) => void all.set(path, { id: base.id(path)! }),
    /** What was made from something: where the base has it under the same key, it is taken, whatever this machine would make. */
    made: async (path: string, key: string, make: () => Promise<Buffer>): Promise<void> => {
      keys.set(path, key);
      if (!everything && known.get(path) === key && base.has(path)) all.set(path, { id: base.id(path)! });
      else put(path, await make());
    },
  };
}

/** Does something for each entry, a few at a time: compressing keeps every core busy. */
async function inParallel<T>(entries: Iterable<T>, each: (entry: T) => Promise<unknown>): Promise<void> {
  const queue = [...entries];
  const work = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) await each(entry);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** The shell's server build, started when it is first needed. */
function lazyRenderer({ builds, after: { shell } }: Candidate, registry: Registry) {
  let renderer: Promise<OpenRenderer> | undefined;
  const open = () => (renderer ??= openRenderer(builds.get('shell')!));
  return {
    frame: async () => (await open()).frame(registry),
    files: async (request: FilesRequest) => (await open()).files(request),
    start: async (remotes: Iterable<string>) =>
      (await open()).open(
        registry,
        [...remotes].map((name) => builds.get(name)!),
      ),
    render: async ({ request }: DocumentPlan) => (await open()).render(request),
    close: async () => (await renderer?.catch(() => undefined))?.close(),
    shell: [shell!.descriptor.version, shell!.descriptor.integrity],
  };
}

function factsOf({ path, file, owner, pins }: DocumentPlan, document: RenderedDocument): PageFacts {
  const { html, title, section, indexed, picture } = document;
  const place = { path, file, owner, pins };
  return { ...place, title, section, indexed, picture, search: searchEntries(path, document), ...referencesOf(html) };
}

/** The documents of a site: those of the release before where they are made from the same, and new ones. */
async function documentFiles(
  { base, live, decision, after, settings, registry }: Candidate & { registry: Registry },
  { put, made, keep, keys }: ReturnType<typeof collection>,
  renderer: ReturnType<typeof lazyRenderer>,
  { cached, say }: Pick<Environment, 'cached' | 'say'>,
  everything: boolean,
) {
  const frame = (
    await cached('frame', [...renderer.shell, registry], async () => Buffer.from(await renderer.frame()))
  ).toString();
  const input = { ...after, shell: after.shell!, registry, frame };
  const plans = documentsOf({ ...input, config: publicSettings(settings), connections: connectionsOf(settings) });
  const known = new Map(live.pages.map((page) => [page.file, page]));
  const isKnown = ({ file, key }: DocumentPlan) =>
    !everything && known.has(file) && live.keys.get(inPublic(file)) === key && base.has(inPublic(file));
  const missing = new Set(plans.filter((plan) => !isKnown(plan)));
  const released = new Set(decision.builds.map(({ descriptor }) => descriptor.name));
  const pages: PageFacts[] = [];
  let done = 0;
  let started: Promise<void> | undefined;
  const render = async (plan: DocumentPlan): Promise<Buffer> => {
    await (started ??= renderer.start(new Set([...missing].flatMap(({ remotes }) => remotes))));
    const { document, late } = await renderer.render(plan);
    // Only at the package's own release: another team's cannot mend it.
    const own = late.flatMap(({ owner, error }) =>
      owner !== null && released.has(owner) ? [throwsLater(owner, error)] : [],
    );
    if (own.length > 0) throw new Refused(own);
    return Buffer.from(JSON.stringify(document));
  };
  for (const plan of plans) {
    const [place, facts] = [inPublic(plan.file), known.get(plan.file)];
    if (missing.has(plan)) {
      say('Rendering documents', { done: (done += 1), of: missing.size });
      const text = await cached('document', [plan.key], () => render(plan));
      const document = JSON.parse(text.toString()) as RenderedDocument;
      await made(place, plan.key, () => Promise.resolve(Buffer.from(document.html)));
      pages.push(factsOf(plan, document));
    } else {
      keep(place);
      keys.set(place, plan.key);
      pages.push(facts!);
    }
  }
  for (const [owner, list] of byOwner(pages)) put(files.pages(owner), JSON.stringify(list));
  return pages;
}

/** What the shell's server build writes beside the pages. */
async function besidePages(
  request: FilesRequest,
  renderer: ReturnType<typeof lazyRenderer>,
  { cached }: Pick<Environment, 'cached'>,
): Promise<OwnFiles> {
  const make = async () => Buffer.from(JSON.stringify(await renderer.files(request)));
  return JSON.parse((await cached('files', [...renderer.shell, request], make)).toString()) as OwnFiles;
}

/** The widest file of a picture, of files such as `public/pictures/library-morning.130742ba4b.1200.avif`. */
function widestFile(paths: Iterable<string>, picture: string): string | undefined {
  const width = (path: string) => Number(path.split('.').at(-2));
  const all = [...paths].filter((path) => path.startsWith(inPublic(`pictures/${picture}.`)));
  return all.sort((a, b) => width(b) - width(a))[0];
}

/** The icons of a site, drawn from the mark that the shell's version carries. */
async function iconFiles(
  { builds }: Candidate,
  { made }: Pick<ReturnType<typeof collection>, 'made'>,
  { cached }: Pick<Environment, 'cached'>,
): Promise<void> {
  const { mark } = (builds.get('shell')! as ShellVersion & Build).descriptor.site;
  for (const { address, make } of iconsOf(mark)) {
    const key = keyOf(iconLayout, address, mark);
    await made(inPublic(address.slice(1)), key, () => cached('icon', [key], async () => make()));
  }
}

/** The font of cards as a file: what draws takes no other. */
function fontIn(font: Buffer): string {
  const file = join(temporaryFolder('card').path, 'card.ttf');
  writeFileSync(file, font);
  return file;
}

/** The social cards of pages, drawn from title, section and first picture. A page without a picture has home's. */
async function cardFiles(
  { base, builds }: Candidate,
  pages: readonly PageFacts[],
  { all, made }: Pick<ReturnType<typeof collection>, 'all' | 'made'>,
  { cached }: Pick<Environment, 'cached'>,
): Promise<void> {
  const shell = builds.get('shell')! as ShellVersion & Build;
  const { name, mark, cards } = shell.descriptor.site;
  if (cards === null) return;
  const font = await shell.read(cardFontFile);
  let fontFile: string | undefined;
  const home = pages.find(({ path }) => path === '/')?.picture ?? null;
  await inParallel(
    pages.filter(({ indexed }) => indexed),
    async ({ path, title, section, picture: own }) => {
      const picture = own ?? home;
      if (picture === null) return;
      const file = widestFile(all.keys(), picture);
      if (file === undefined)
        throw fault(
          `${path} shows the picture ${picture}, which the site does not have.`,
          'Run `npm run pictures` where its master is, and publish from there.',
        );
      const key = keyOf(cardLayout, name, mark, cards, contentId(font), title, section, all.get(file)!.id);
      const draw = async () => {
        // Loaded only when needed: the drawing code takes longer to load than most releases take.
        const { renderCard } = await import('../../pictures/cards');
        const shown = all.get(file)!.content ?? (await base.read(file));
        fontFile ??= fontIn(font);
        return renderCard({ name, mark, cards, fontFile }, { title, section, picture: shown });
      };
      await made(inPublic(socialPicturePath(path).slice(1)), key, () => cached('card', [key], draw));
    },
  );
}

/** The service worker, which precaches the offline page and its picture. */
async function workerText(
  { builds, settings }: Candidate,
  all: ReadonlyMap<string, SiteFile>,
  pages: readonly PageFacts[],
) {
  const shell = builds.get('shell')!;
  if (settings.serviceWorker === false) return unregisterWorker;
  const offline = pages.find(({ path }) => path === '/offline')!;
  const picture = `pictures/${offline.picture}.${defaultWidth}.webp`;
  const script = (await shell.read(serviceWorkerFile)).toString();
  return serviceWorker(
    script,
    all.get(inPublic(offline.file))!.id,
    all.has(inPublic(picture)) ? `/${picture}` : undefined,
  );
}

/**
 * Every file of a site that a decision leads to, each as the release before has it or with its content.
 * @param everything Makes documents and cards again, whatever there is.
 */
export async function siteFiles(
  candidate: Candidate,
  environment: Environment,
  everything = false,
): Promise<SiteFiles> {
  const { base, live, decision, after, settings } = candidate;
  const tools = everything ? { ...environment, cached: uncached } : environment;
  const registry = registryOf(after, settings);
  const collected = collection(base, live.keys, everything);
  const { all, keys, keep, put } = collected;

  base.paths.filter((path) => isOfVersion(path) || isAsset(path)).forEach(keep);
  for (const build of decision.builds)
    for (const file of build.files) put(placeOf(build, file), await build.read(file));
  // Their names say their content: what is there already stays, whoever brings another file of that name.
  for (const [path, read] of decision.assets ?? []) if (!all.has(inPublic(path))) put(inPublic(path), await read());

  const renderer = lazyRenderer(candidate, registry);
  const { pages, own } = await (async () => {
    const pages = await documentFiles({ ...candidate, registry }, collected, renderer, tools, everything);
    const request: FilesRequest = {
      indexed: pages.filter(({ indexed }) => indexed).map(({ path }) => path),
      notFoundFiles: pages.filter(isNotFound).map(({ file }) => file),
      redirects: redirectsOf(Object.values(registry.remotes)),
      ...headerSettings(settings, registry),
      now: latestTime(live.records, environment.now()).toISOString(),
    };
    return { pages, own: await besidePages(request, renderer, tools) };
  })().finally(renderer.close);

  const search = searchFiles(byOwner(pages));
  const texts: Record<string, string> = {
    ...own,
    ...Object.fromEntries(search.map(({ path, content }) => [path, content])),
    'sw.js': await workerText(candidate, all, pages),
  };
  for (const [path, content] of Object.entries(texts)) put(inPublic(path), content);
  const parts = Object.fromEntries(search.map(({ owner, path }) => [owner, `/${path}`]));
  put(files.registry, JSON.stringify({ ...registry, search: parts }));
  if (candidate.settingsText !== null) put(settingsFile, candidate.settingsText);
  await iconFiles(candidate, collected, tools);
  await cardFiles(candidate, pages, collected, tools);
  put(files.keys, JSON.stringify(Object.fromEntries([...keys].sort())));
  return { pages, files: all };
}

/** What makes a site of the release before. */
export function difference(base: Tree, { files: all }: Pick<SiteFiles, 'files'>): Change {
  const write = new Map([...all].flatMap(([path, { content }]) => (content === undefined ? [] : [[path, content]])));
  return { write, remove: base.paths.filter((path) => !all.has(path) && path !== files.records) };
}

/** Whether nobody could notice a change: a build may differ in nothing but what its source maps say. */
export function isEmpty({ write, remove }: Change): boolean {
  return remove.length === 0 && [...write.keys()].every((path) => path.endsWith('.map'));
}
