/**
 * Every file of a site, as a function of its versions, its settings and its records. What the release before or this
 * machine was given before is not computed again; what changes is known only by comparing, in `difference`.
 */
import { z } from 'zod';
import { hostingFile, nginxConfiguration, serviceWorkerFile, type Registry } from '../../contract/descriptor';
import type { DocumentRequest, FilesRequest, RenderedDocument, SiteFiles } from '../../contract/render';
import { hostingSchema, registrySchema } from '../../contract/schema';
import { defaultWidth } from '../../pictures/types';
import { uncached, type Cached } from '../cache';
import { ended, fault, Fault } from '../message';
import {
  isAsset,
  isNotFound,
  redirectsOf,
  type DocumentFacts,
  type Failure,
  type NewSite,
  type RemoteVersion,
  type ShellVersion,
  type Site,
  type Versions,
} from '../model';
import { parsed } from '../parsed';
import { upgradeLine } from '../project';
import { RenderError, rendererOf, type Rendered, type Renderer } from '../render/renderer';
import {
  contentId,
  nginxFile,
  privateFolder,
  publicFolder,
  settingsFile,
  type Change,
  type Tree,
} from '../store/objects';
import { documentsOf, type DocumentPlan, type DocumentsInput } from './documents';
import { cards, icons, type Drawing } from './drawings';
import { byOwner, factsOf, searchFiles } from './facts';
import { parseRecords, type ReleaseRecord } from './records';
import { serviceWorker, unregisterWorker } from './service-worker';
import { connectionsOf, headerSettings, publicSettings, type Settings } from './settings';
import { isShell, registryOf, storedVersion, versionAt, versionNames, weightsOf, type Build } from './version';

/** Where a release keeps what it knows of itself. */
export const recordsFile = `${privateFolder}/records.jsonl`;
const registryFile = `${publicFolder}/remotes.json`;
const keysFile = `${privateFolder}/keys.json`;
const pastFile = `${privateFolder}/search.json`;
const searchFolder = `${publicFolder}/search/`;
const factsFolder = `${privateFolder}/pages/`;

const inPublic = (path: string) => `${publicFolder}/${path}`;

/** One whole release, read: what every release begins with, and every command that looks. */
export type Before = Site & {
  tree: Tree;
  builds: ReadonlyMap<string, Build>;
  /** Packages whose build cannot be used, and why: a new version has to replace it. */
  unusable: ReadonlyMap<string, Error>;
  /** What files were made from, as keys, by their paths in the site. */
  keys: ReadonlyMap<string, string>;
  records: readonly ReleaseRecord[];
  /** Parts of the search index that open tabs may ask for, with the last release that named each. */
  past: Readonly<Record<string, number>>;
  /** The configuration in force, as its owner wrote it; null where there is none. */
  settingsText: string | null;
};

/** The records of a site's releases, oldest first. */
export async function readRecords({ files, read }: Tree): Promise<ReleaseRecord[]> {
  return files.has(recordsFile) ? parseRecords((await read(recordsFile)).toString()) : [];
}

/** What a release says is live. @throws Fault where that is no registry. */
async function readRegistry({ files, read }: Tree): Promise<Registry> {
  if (!files.has(registryFile)) return { shell: null, remotes: {}, search: {} };
  const result = parsed(registrySchema, (await read(registryFile)).toString());
  if ('value' in result) return result.value;
  throw fault(
    `${registryFile} cannot be used: ${ended(result.fault)}`,
    `Where a newer tool has written it, take that: ${upgradeLine()}`,
  );
}

const strings = z.array(z.string());
const documentsSchema = z.array(
  z.looseObject({
    path: z.string(),
    file: z.string(),
    owner: z.string(),
    title: z.string(),
    section: z.string(),
    indexed: z.boolean(),
    picture: z.string().nullable(),
    links: strings,
    pins: strings,
    files: strings,
    anchors: strings,
    search: z.array(z.unknown()),
    authors: z.record(z.string(), z.object({ links: strings, files: strings, anchors: strings })).exactOptional(),
  }),
);

/** Something that a release remembers. What cannot be understood is not remembered: it is then made again. */
async function remembered<T>({ files, read }: Tree, path: string, schema: z.ZodType, otherwise: T): Promise<T> {
  if (!files.has(path)) return otherwise;
  const text = (await read(path)).toString();
  // As it was written: a schema would put its fields into another order, and the file would count as changed.
  return 'value' in parsed(schema, text) ? (JSON.parse(text) as T) : otherwise;
}

function versionsIn(builds: ReadonlyMap<string, Build>): Versions {
  const all = [...builds.values()];
  const remotes = all.filter((build) => !isShell(build)).map((build) => [build.name, build as RemoteVersion]);
  return { shell: all.find(isShell) ?? null, remotes: Object.fromEntries(remotes) };
}

/** Reads a release as data. @throws Fault when a part of it cannot be read. */
export async function readSite(tree: Tree, name: string): Promise<Before> {
  const registry = await readRegistry(tree);
  const builds = new Map<string, Build>();
  const unusable = new Map<string, Error>();
  const read = async ([each, version]: [string, string]) =>
    storedVersion(tree, each, version, name).catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'build-unusable') return error;
      throw error;
    });
  const named = [...versionNames(registry)];
  for (const [at, found] of (await Promise.all(named.map(read))).entries())
    if (found instanceof Error) unusable.set(named[at]![0], found);
    else builds.set(named[at]![0], found);
  const lists = [...tree.files.keys()].filter((path) => path.startsWith(factsFolder));
  // All at once: where one cannot be read, somebody has to wait for the others too.
  const [documents, keys, past, records, settingsText] = await Promise.all([
    Promise.all(lists.map((path) => remembered<DocumentFacts[]>(tree, path, documentsSchema, []))),
    remembered<Record<string, string>>(tree, keysFile, z.record(z.string(), z.string()), {}),
    remembered<Record<string, number>>(tree, pastFile, z.record(z.string(), z.int()), {}),
    readRecords(tree),
    tree.files.has(settingsFile) ? tree.read(settingsFile).then(String) : null,
  ]);
  return {
    number: tree.number,
    versions: versionsIn(builds),
    registry,
    documents: documents.flat(),
    files: tree.files,
    tree,
    builds,
    unusable,
    keys: new Map(Object.entries(keys)),
    records,
    past,
    settingsText,
  };
}

/** A file of a site; without content, the one that stands in the release before. */
type SiteFile = { id: string; size: number; content?: Buffer };

/** A site that a release has made, with the content of what is new. */
export type After = NewSite & { files: ReadonlyMap<string, SiteFile>; past: Before['past'] };

/** What a site is made of. */
export type SiteInput = {
  before: Before;
  /** The version of each package. */
  builds: ReadonlyMap<string, Build>;
  /** Those of them that are released, whose files come along. */
  released: readonly Build[];
  settings: Settings;
  settingsText: string | null;
  /** Pictures, fonts and icons that come along, by their path in the public part of the site. */
  assets?: ReadonlyMap<string, () => Promise<Buffer>>;
  awaited: readonly string[];
  /** The latest time that is known. */
  now: Date;
  /** Makes again what is made from something, whatever there is. */
  everything?: boolean;
};

type Tools = { cached: Cached; say: (text: string, progress?: { done: number; of: number }) => void };

/** Collects the files of a site, each taken from the release before where that has it. */
function collection({ tree, keys: known }: Before, everything: boolean) {
  const all = new Map<string, SiteFile>();
  const keys = new Map<string, string>();
  const put = (path: string, given: Buffer | string) => {
    const content = Buffer.from(given);
    const [id, before] = [contentId(content), tree.files.get(path)];
    all.set(path, before?.id === id ? before : { id, size: content.length, content });
  };
  /** A file that nothing here can make stays as it is. */
  const keep = (path: string) => void all.set(path, tree.files.get(path)!);
  /** Whether the release before has made a file from the same: it is taken from there, whatever this machine would make. */
  const isMade = (path: string, key: string) => !everything && known.get(path) === key && tree.files.has(path);
  const draw = async ({ path, key, draw: make }: Drawing): Promise<void> => {
    const place = inPublic(path);
    if (isMade(place, key)) keep(place);
    else put(place, await make());
    keys.set(place, key);
  };
  return { all, keys, put, keep, isMade, draw };
}
type Collection = ReturnType<typeof collection>;

/** Does something for each entry, a few at a time: drawing keeps every core busy. */
async function inParallel<T>(entries: Iterable<T>, each: (entry: T) => Promise<unknown>): Promise<void> {
  const queue = [...entries];
  const work = async () => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) await each(entry);
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** Tries to render a document in another way, to learn whose change it is that it cannot be rendered. */
type Tries = {
  /** With the versions that are live: where it can be, the release has made it wrong. */
  before: (plan: DocumentPlan) => Promise<boolean>;
  /** Without the blocks of packages that are not released. */
  alone: (plan: DocumentPlan) => Promise<boolean>;
};

/**
 * Whose change it is that a document cannot be rendered. Where it is none of this release, the document that stands there
 * stays, with the versions that it names: its team cannot mend it today, and others must not wait for it.
 */
async function failureOf(
  plan: DocumentPlan,
  { message: error, owner: thrower }: RenderError,
  released: readonly string[],
  isThere: boolean,
  tries: Tries,
): Promise<Failure> {
  const { path, owner, pins } = plan;
  const suspects = pins.map((pin) => pin.split('/')[0]!).filter((name) => released.includes(name));
  // Where no stack says it, it is the page's or a block's: the shell is on every page.
  const authors = suspects.filter((name) => name !== 'shell' || owner === 'shell' || suspects.length === 1);
  const guilty = suspects.find((name) => name === thrower) ?? authors.join(' and ');
  const isNew = suspects.length > 0 && (await tries.before(plan));
  const isOwn = suspects.includes(owner) && !(await tries.alone(plan));
  if (isThere && !isNew && !isOwn) return { path, owner, error, isKept: true };
  return { path, owner: guilty || (thrower ?? owner), error, isKept: false };
}

/** The documents of a site: those of the release before where they are made from the same, and new ones. */
async function documentFiles(
  { before, released }: SiteInput,
  plans: readonly DocumentPlan[],
  { put, isMade, keep, keys }: Collection,
  renderer: Renderer,
  { cached, say, tries }: Tools & { tries: Tries },
) {
  const names = released.map(({ name }) => name);
  const known = new Map(before.documents.map((document) => [document.file, document]));
  const missing = new Set(plans.filter(({ file, key }) => !known.has(file) || !isMade(inPublic(file), key)));
  let done = 0;
  const documents: DocumentFacts[] = [];
  const failures: Failure[] = [];
  const late: Rendered['late'][number][] = [];
  for (const plan of plans) {
    const { path, file, owner, pins, key, request } = plan;
    const [place, facts] = [inPublic(file), known.get(file)];
    const take = (earlier: DocumentFacts, madeFrom: string | undefined) => {
      keep(place);
      if (madeFrom !== undefined) keys.set(place, madeFrom);
      documents.push(earlier);
    };
    if (!missing.has(plan)) {
      take(facts!, key);
      continue;
    }
    say('Rendering documents', { done: (done += 1), of: missing.size });
    const render = async () => Buffer.from(JSON.stringify(await renderer.render(request)));
    const answer = await cached('rendered', [key], render).catch((error: unknown) => {
      if (error instanceof RenderError) return error;
      throw error;
    });
    if (answer instanceof RenderError) {
      const isThere = facts?.owner === owner && before.files.has(place);
      failures.push(await failureOf(plan, answer, names, isThere, tries));
      if (isThere) take(facts, before.keys.get(place));
      continue;
    }
    const rendered = JSON.parse(answer.toString()) as { document: RenderedDocument; late: Rendered['late'] };
    put(place, rendered.document.html);
    keys.set(place, key);
    documents.push({ path, file, owner, pins, ...factsOf(path, rendered.document) });
    late.push(...rendered.late);
  }
  return { documents, failures, late };
}

/** The content of `/sw.js`, which precaches the offline page and its picture. */
async function workerText(shell: Build, all: ReadonlyMap<string, SiteFile>, documents: readonly DocumentFacts[]) {
  const offline = documents.find(({ path }) => path === '/offline');
  if (!offline || !shell.there.has(serviceWorkerFile)) return unregisterWorker;
  const picture = `pictures/${offline.picture}.${defaultWidth}.webp`;
  const script = (await shell.read(serviceWorkerFile)).toString();
  const hash = all.get(inPublic(offline.file))!.id;
  return serviceWorker(script, hash, all.has(inPublic(picture)) ? `/${picture}` : undefined);
}

async function canRender(renderer: Renderer, request: DocumentRequest): Promise<boolean> {
  const answer = await renderer.render(request).catch((error: unknown) => error);
  if (answer instanceof Error && !(answer instanceof RenderError)) throw answer;
  return !(answer instanceof Error);
}

/** Renders documents with the versions that are live. It begins with the first that is asked for. */
function earlierRenderer(
  { builds, versions, registry }: Before,
  common: Pick<DocumentsInput, 'config' | 'connections'>,
) {
  let renderer: Renderer | undefined;
  return {
    canRender: async ({ file }: DocumentPlan) => {
      const [build, { shell }] = [builds.get('shell'), versions];
      const plan =
        shell && documentsOf({ ...versions, shell, registry, frame: '', ...common }).find((each) => each.file === file);
      if (!build || !plan) return false;
      return canRender((renderer ??= rendererOf(build, builds, registry)), plan.request);
    },
    close: () => renderer?.close(),
  };
}

/** What the shell writes: the documents of all pages, and what stands beside them. */
async function writtenByShell(
  input: SiteInput,
  versions: Versions & { shell: ShellVersion },
  registry: Registry,
  collected: Collection,
  tools: Tools,
) {
  const { builds, settings, now } = input;
  const shell = builds.get('shell')!;
  const renderer = rendererOf(shell, builds, registry);
  const { version, integrity } = versions.shell.descriptor;
  const common = { config: publicSettings(settings), connections: connectionsOf(settings) };
  const earlier = earlierRenderer(input.before, common);
  const names = input.released.map(({ name }) => name);
  try {
    const frame = await tools.cached('frame', [version, integrity, registry], async () =>
      Buffer.from(await renderer.frame()),
    );
    const plans = documentsOf({ ...versions, registry, frame: frame.toString(), ...common });
    const alone = ({ owner, request }: DocumentPlan) => {
      const remotes = request.registry.remotes.filter(({ name }) => name === owner || names.includes(name));
      if (remotes.length === request.registry.remotes.length) return Promise.resolve(false);
      return canRender(renderer, { ...request, registry: { ...request.registry, remotes } });
    };
    const tries = { before: earlier.canRender, alone };
    const made = await documentFiles(input, plans, collected, renderer, { ...tools, tries });
    const request: FilesRequest = {
      indexed: made.documents.filter(({ indexed }) => indexed).map(({ path }) => path),
      notFoundFiles: made.documents.filter(isNotFound).map(({ file }) => file),
      redirects: redirectsOf(registry),
      ...headerSettings(settings, registry),
      now: now.toISOString(),
    };
    const write = async () => Buffer.from(JSON.stringify(await renderer.files(request)));
    const files = JSON.parse(
      (await tools.cached('files', [version, integrity, request], write)).toString(),
    ) as SiteFiles;
    const hosting = parsed(hostingSchema, files[hostingFile] ?? '');
    if ('fault' in hosting) throw new RenderError(`${hostingFile} of the site cannot be used: ${hosting.fault}`, null);
    return { ...made, files };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const owner = error.owner ?? (names.length > 0 ? names.join(', ') : 'settings');
    const failure: Failure = { path: null, owner, error: error.message, isKept: false };
    return { documents: [], failures: [failure], late: [], files: {} };
  } finally {
    renderer.close();
    earlier.close();
  }
}

/** Makes a site whole: every file, as the release before has it or with its content, and what came up on the way. */
export async function siteOf(input: SiteInput, { say, cached: kept }: Tools): Promise<After> {
  const { before, builds, released, settings, everything = false } = input;
  const tools = { say, cached: everything ? uncached : kept };
  const versions = versionsIn(builds) as Versions & { shell: ShellVersion };
  const registry = registryOf(versions, settings.connects);
  const collected = collection(before, everything);
  const { all, keys, put, keep, draw } = collected;

  [...before.files.keys()].filter((path) => versionAt(path) !== undefined || isAsset(path)).forEach(keep);
  for (const { files, there, read } of released)
    for (const [file, path] of files) if (there.has(file)) put(path, await read(file));
  // Their names say their content: what is there already stays, whoever brings another file of that name.
  for (const [path, read] of input.assets ?? []) if (!all.has(inPublic(path))) put(inPublic(path), await read());

  const { documents, files, ...found } = await writtenByShell(input, versions, registry, collected, tools);
  const search = searchFiles(documents);
  const shell = builds.get('shell') as Build<ShellVersion>;
  const texts: Record<string, string> = {
    ...files,
    ...Object.fromEntries(search.map(({ path, content }) => [path, content])),
    'sw.js': settings.serviceWorker === false ? unregisterWorker : await workerText(shell, all, documents),
  };
  for (const [path, content] of Object.entries(texts))
    put(path === nginxConfiguration ? nginxFile : inPublic(path), content);
  for (const [owner, own] of byOwner(documents)) put(`${factsFolder}${owner}.json`, JSON.stringify(own));
  const past: Record<string, number> = {};
  for (const path of before.files.keys()) {
    if (!path.startsWith(searchFolder) || all.has(path)) continue;
    keep(path);
    past[path] = before.past[path] ?? before.number;
  }
  if (Object.keys(past).length > 0) put(pastFile, JSON.stringify(past));
  const live = { ...registry, search: Object.fromEntries(search.map(({ owner, path }) => [owner, `/${path}`])) };
  put(registryFile, JSON.stringify(live));
  if (input.settingsText !== null) put(settingsFile, input.settingsText);

  const sources = [...all]
    .filter(([path]) => isAsset(path))
    .map(([path, { id, content }]) => {
      const read = () => (content ? Promise.resolve(content) : before.tree.read(path));
      return [path.slice(publicFolder.length + 1), { id, read }] as const;
    });
  const drawn = [...icons(shell, tools.cached), ...(await cards(shell, documents, new Map(sources), tools.cached))];
  await inParallel(drawn, draw);
  put(keysFile, JSON.stringify(Object.fromEntries([...keys].sort())));
  return {
    number: before.number + 1,
    versions,
    registry: live,
    documents,
    files: all,
    weights: (await Promise.all(released.map((build) => weightsOf(build, tools.cached)))).flat(),
    connects: settings.connects,
    awaited: input.awaited,
    past,
    ...found,
    late: found.late.flatMap(({ owner, error }) => (owner === null ? [] : [{ owner, error }])),
  };
}

/** What makes a site of the release before. */
export function difference({ files: before }: Before, { files }: After): Change {
  const write = new Map([...files].flatMap(([path, { content }]) => (content === undefined ? [] : [[path, content]])));
  return { write, remove: [...before.keys()].filter((path) => !files.has(path) && path !== recordsFile) };
}

/** Whether nobody could notice a change: a build may differ in nothing but what its source maps say. */
export function isEmpty({ write, remove }: Change): boolean {
  return remove.length === 0 && [...write.keys()].every((path) => path.endsWith('.map'));
}
