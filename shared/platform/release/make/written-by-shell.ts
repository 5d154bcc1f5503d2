/**
 * Room make: what the shell's server build writes: the documents of all pages, and what stands beside them; and whose change
 * it is where it cannot. For make alone. What it is asked is the contract's, which is raised with it.
 */
import { hostingFile } from '../../contract/descriptor';
import type { FilesRequest, RenderedDocument } from '../../contract/render';
import { hostingSchema } from '../../contract/schema';
import type { Cached } from '../cache';
import { parsed } from '../parsed';
import { openRenderer, RenderError, type Renderer } from '../render/renderer';
import { isNotFound, type ContentFault, type DocumentFacts, type Failure, type Site } from '../site/site';
import { inPublic } from '../site/tree';
import { isRemote, isShell, type Version } from '../site/version';
import { documentsOf, type DocumentPlan } from './documents';
import { factsOf } from './facts';
import { contentFaults } from './faults';
import type { Files } from './files';

type Say = (text: string, progress: { done: number; of: number }) => void;

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

/** A RenderError is an answer too. @throws any other error: it is no fault of a build. */
const attempted = <T>(work: Promise<T>): Promise<T | RenderError> =>
  work.catch((error: unknown) => {
    if (error instanceof RenderError) return error;
    throw error;
  });

/** Faults of content that a document has and did not have before. */
async function newFaults(document: RenderedDocument, { files, read }: Files['before'], place: string, title = '') {
  const faults = contentFaults(document);
  if (faults.length === 0 || !files.has(place)) return faults;
  const known = contentFaults({ html: (await read(place)).toString(), title });
  return faults.filter(({ text }) => known.every((each) => each.text !== text));
}

/** The documents of a site: those of the release before where they are made from the same, and new ones. */
async function makeDocuments(
  plans: readonly DocumentPlan[],
  { before, put, isMade, keep, keys }: Files,
  renderer: Renderer,
  names: readonly string[],
  tries: Tries,
  say: Say,
) {
  const known = new Map(before.documents.map((document) => [document.file, document]));
  const missing = new Set(plans.filter(({ file, key }) => !known.has(file) || !isMade(inPublic(file), key)));
  let done = 0;
  const documents: DocumentFacts[] = [];
  const failures: Failure[] = [];
  const late: { owner: string; error: string }[] = [];
  const faults: ContentFault[] = [];
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
    const answer = await attempted(renderer.render(request, key));
    if (answer instanceof RenderError) {
      const isThere = facts?.owner === owner && before.files.has(place);
      failures.push(await failureOf(plan, answer, names, isThere, tries));
      if (isThere) take(facts, before.keys.get(place));
      continue;
    }
    put(place, answer.document.html);
    const found = await newFaults(answer.document, before, place, facts?.title);
    faults.push(...found.map((each) => ({ ...each, path, host: owner })));
    keys.set(place, key);
    documents.push({ path, file, owner, pins, ...factsOf(path, answer.document) });
    late.push(...answer.late.flatMap(({ owner: by, error }) => (by === null ? [] : [{ owner: by, error }])));
  }
  return { documents, failures, late, faults };
}

/** The packages of a site and what they are rendered with. */
export type Rendering = {
  live: readonly Version[];
  registry: Site['registry'];
  config: object;
  connections: readonly string[];
};

/** What renders a site, and its documents as they are planned. */
async function openPlans({ live, ...given }: Rendering, cached: Cached) {
  const [shell, remotes] = [live.find(isShell)!, live.filter(isRemote)];
  const renderer = await openRenderer({ shell, remotes, registry: given.registry, cached });
  return { renderer, plans: documentsOf({ live, ...given, frame: renderer.frame }) };
}
type Plans = Awaited<ReturnType<typeof openPlans>>;

/** What the shell writes: the documents of all pages, and what stands beside them. */
export async function writtenByShell(
  rendering: Rendering,
  files: Files,
  names: readonly string[],
  request: Omit<FilesRequest, 'indexed' | 'notFoundFiles'>,
  { cached, say }: { cached: Cached; say: Say },
) {
  const { live, registry } = files.before;
  const opened: Promise<Plans>[] = [];
  const open = (what: Rendering) => {
    const plans = openPlans(what, cached);
    opened.push(plans);
    return plans;
  };
  let then: ReturnType<typeof open> | undefined;
  const isFine = async ({ renderer }: Plans, request: DocumentPlan['request']) =>
    !((await attempted(renderer.render(request))) instanceof RenderError);
  try {
    const now = await open(rendering);
    const { renderer, plans } = now;
    const tries: Tries = {
      before: async ({ file }) => {
        if (!live.some(isShell)) return false;
        const earlier = await attempted((then ??= open({ ...rendering, live, registry })));
        if (earlier instanceof RenderError) return false;
        const plan = earlier.plans.find((each) => each.file === file);
        return plan !== undefined && isFine(earlier, plan.request);
      },
      alone: ({ owner, request: asked }) => {
        const remotes = asked.registry.remotes.filter(({ name }) => name === owner || names.includes(name));
        if (remotes.length === asked.registry.remotes.length) return Promise.resolve(false);
        return isFine(now, { ...asked, registry: { ...asked.registry, remotes } });
      },
    };
    const made = await makeDocuments(plans, files, renderer, names, tries, say);
    const texts = await renderer.files({
      indexed: made.documents.filter(({ indexed }) => indexed).map(({ path }) => path),
      notFoundFiles: made.documents.filter(isNotFound).map(({ file }) => file),
      ...request,
    });
    const hosting = parsed(hostingSchema, texts[hostingFile] ?? '');
    if ('fault' in hosting) throw new RenderError(`${hostingFile} of the site cannot be used: ${hosting.fault}`, null);
    return { ...made, texts };
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const owner = error.owner ?? (names.length > 0 ? names.join(', ') : 'settings');
    const failure: Failure = { path: null, owner, error: error.message, isKept: false };
    return { documents: [], failures: [failure], late: [], faults: [], texts: {} };
  } finally {
    for (const plans of await Promise.allSettled(opened))
      if (plans.status === 'fulfilled') plans.value.renderer.close();
  }
}
