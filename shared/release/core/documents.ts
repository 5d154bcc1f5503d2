import type { Registry } from '@3eu/shared/contract/release';
import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { Candidate, Environment, Intent } from './intent';
import { addressBook, awaitedPages, checkDocuments, type CheckedDocument } from '../gate/gate';
import type { Refusal } from '../gate/refusal';
import type { Message } from '../messages/message';
import type { PageFacts } from '../plan/live-site';
import type { Plan } from '../plan/plan';
import { searchEntries } from '../plan/search';
import { publicFolder } from '../store/store';
import { assetPaths } from '../render/assets';
import { isPublic, placeOf } from '../render/builds';
import type { OpenRenderer } from '../render/renderer';

/** A document that was rendered, and what the checkers found in it. */
export type Rendered = CheckedDocument & { facts: PageFacts; document: RenderedDocument };

export type RenderInput = {
  environment: Environment;
  intent: Intent;
  state: Candidate;
  plan: Plan;
  registry: Registry;
  renderer: OpenRenderer;
  /** Documents by key that an earlier attempt has rendered. */
  known: Map<string, Rendered>;
};

/** Files that every release writes. */
const siteFiles = ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/remotes.json', '/sw.js'];

/** The packages whose documents are checked: those that are released. */
function checkedOwners({ decision: { builds, removed = [] } }: Candidate): string[] {
  // If a remote is removed, the shell's own pages are rendered without it.
  return [...builds.map(({ descriptor }) => descriptor.name), ...(removed.length > 0 ? ['shell'] : [])];
}

/** What is remembered of a document. What it refers to in another package's content is as it was. */
async function rendered(
  planned: Plan['render'][number],
  document: RenderedDocument,
  { environment, state }: RenderInput,
): Promise<Rendered> {
  const { path, file, owner, key, pins } = planned;
  const { title, section, indexed, picture } = document;
  const verdict = checkedOwners(state).includes(owner) ? await environment.checker.check(document.html) : null;
  const known = verdict?.found ?? state.live.pages.find((page) => page.file === file);
  const facts = {
    ...{ path, file, owner, key, pins, title, section, indexed, picture },
    links: known?.links ?? document.links,
    ...(known?.anchors ? { anchors: known.anchors } : {}),
    search: searchEntries(path, document),
  };
  return { facts, document, files: verdict?.found?.files ?? [], findings: verdict?.findings ?? [] };
}

async function renderAll(input: RenderInput): Promise<Rendered[]> {
  const { environment, state, plan, registry, renderer, known } = input;
  const { say } = environment;
  const missing = plan.render.filter(({ key }) => !known.has(key));
  const pinned = [...new Set(missing.flatMap(({ remotes }) => remotes))];
  if (missing.length > 0)
    await renderer.open(
      registry,
      pinned.map((name) => state.builds.get(name)!),
    );
  // One document after the other: the next is rendered while others are checked.
  const checks: Promise<unknown>[] = [];
  for (const [index, document] of missing.entries()) {
    say('Rendering documents', { done: index + 1, of: missing.length });
    const answer = await renderer.render(document.request);
    const check = rendered(document, answer, input).then((done) => known.set(document.key, done));
    // Awaited below; without this, a check that fails before that would end the process.
    check.catch(() => {});
    checks.push(check);
  }
  if (checks.length > 0) say('Checking the rendered documents');
  await Promise.all(checks);
  return plan.render.map(({ key, pins }) => {
    const done = known.get(key)!;
    return { ...done, facts: { ...done.facts, pins } };
  });
}

/** Renders the documents of a plan, and runs the gate's checks on them. */
export async function renderDocuments(
  input: RenderInput,
): Promise<{ documents: Rendered[]; refusals: Refusal[]; notes: Message[] }> {
  const { plan, intent, state } = input;
  const { tree, live, decision, after } = state;
  const { builds, known = [] } = decision;
  const documents = await renderAll(input);
  const coming = new Set([
    ...siteFiles,
    ...(intent.assets === undefined ? [] : await assetPaths(intent.assets)).map((path) => `/${path}`),
    ...builds.flatMap((build) =>
      build.files.filter(isPublic).map((file) => placeOf(build, file).slice(publicFolder.length)),
    ),
  ]);
  const isFile = (path: string) => coming.has(path) || (tree.has(publicFolder + path) && !path.endsWith('/index.html'));
  const fresh = new Set(documents.map(({ facts }) => facts.file));
  const order = new Set(plan.order);
  const others = live.pages.filter(({ file }) => order.has(file) && !fresh.has(file));
  const pages = [...documents.map(({ facts }) => facts), ...others];
  const book = addressBook(pages, after, isFile, awaitedPages(known, live, after));
  const owners = checkedOwners(state);
  const released = documents.filter(({ facts }) => owners.includes(facts.owner));
  return {
    documents,
    ...checkDocuments(
      released,
      pages.filter(({ owner }) => !owners.includes(owner)),
      book,
    ),
  };
}
