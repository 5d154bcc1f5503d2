import type { Registry } from '@3eu/shared/contract/release';
import type { RenderedDocument } from '@3eu/shared/contract/render';
import type { Candidate } from './candidate';
import { addressBook, awaitedPages, checkDocuments, type DocumentFault } from '../gate/gate';
import type { Refusal } from '../gate/refusal';
import type { PageFacts } from '../plan/pages';
import { searchEntries } from '../plan/search';
import type { Plan } from '../plan/plan';
import { publicFolder } from '../store/store';
import { assetPaths } from './assets';
import type { Build } from './builds';
import type { Checker } from './check-pool';
import type { OpenRenderer } from './renderer';

/** What is remembered of a document that was rendered. */
function pageFacts(planned: Plan['render'][number], document: RenderedDocument): PageFacts {
  const { path, file, owner, key, pins } = planned;
  const { title, section, indexed, links, picture } = document;
  return {
    ...{ path, file, owner, key, pins },
    ...{ title, section, indexed, links, picture },
    search: searchEntries(path, document),
  };
}

/** A document that was rendered, and what the checkers found in it. */
export type Rendered = { facts: PageFacts; document: RenderedDocument; findings: readonly DocumentFault[] };

export type RenderInput = {
  state: Candidate;
  plan: Plan;
  registry: Registry;
  /** The builds of all remotes that documents are rendered with. */
  remotes: readonly Build[];
  renderer: OpenRenderer;
  checker: Checker;
  /** Documents by key that an earlier attempt has rendered. */
  known: Map<string, Rendered>;
  say: (text: string, progress?: { done: number; of: number }) => void;
  assets: string | undefined;
};

/** Files that every release writes. */
const siteFiles = ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/remotes.json', '/sw.js'];

async function renderAll({ remotes, plan, registry, renderer, checker, known, say }: RenderInput): Promise<Rendered[]> {
  const missing = plan.render.filter(({ key }) => !known.has(key));
  if (missing.length > 0) await renderer.open(registry, remotes);
  // One document after the other: the next is rendered while others are checked.
  const checks: Promise<void>[] = [];
  for (const [index, document] of missing.entries()) {
    say('Rendering documents', { done: index + 1, of: missing.length });
    const rendered = await renderer.render(document.request);
    const check = checker.check(rendered.html).then(({ findings, links }) => {
      const facts = pageFacts(document, { ...rendered, links: links ?? rendered.links });
      known.set(document.key, { facts, document: rendered, findings });
    });
    // Awaited below; without this, a check that fails before that would end the process.
    check.catch(() => {});
    checks.push(check);
  }
  if (checks.length > 0) say('Checking the rendered documents');
  await Promise.all(checks);
  return plan.render.map((document) => ({
    ...known.get(document.key)!,
    facts: { ...known.get(document.key)!.facts, pins: document.pins },
  }));
}

/** Renders the documents of a plan, and runs the gate's checks on them. */
export async function renderDocuments(
  input: RenderInput,
): Promise<{ documents: Rendered[]; refusals: Refusal[]; warnings: string[] }> {
  const {
    state: { tree, live, decision, after, released, removed },
    plan,
    assets,
  } = input;
  const documents = await renderAll(input);
  const coming = new Set([
    ...siteFiles,
    ...(assets === undefined ? [] : await assetPaths(assets)).map((path) => `/${path}`),
  ]);
  const isFile = (path: string) => coming.has(path) || (tree.has(publicFolder + path) && !path.endsWith('/index.html'));
  const awaited = awaitedPages(decision.known ?? [], live, after);
  const book = addressBook([...plan.render, ...plan.keep, ...plan.frozen], after, isFile, awaited);
  // If a remote is removed, check the shell's own pages too, which are rendered again without it.
  const owners = [...released, ...(removed.length > 0 ? ['shell'] : [])];
  const checked = documents
    .filter(({ facts }) => owners.includes(facts.owner))
    .map(({ facts: { owner, path, links }, findings }) => ({ owner, path, links, findings }));
  return { documents, ...checkDocuments(checked, book) };
}
