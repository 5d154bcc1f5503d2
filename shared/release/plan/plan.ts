import { createHash } from 'node:crypto';
import type { Registry } from '@3eu/shared/contract/release';
import { planDocuments, type DocumentPlan, type DocumentsInput } from './documents';
import type { PageFacts } from './pages';

/** What a release does to the documents of a site. */
export type Plan = {
  /** To be rendered, each with the key of what it is rendered from. */
  render: (DocumentPlan & { key: string })[];
  /** They stay byte for byte. */
  keep: DocumentPlan[];
  /** They stay because the shell cannot render them. */
  frozen: DocumentPlan[];
  /** Files of all documents, in the order of the site. */
  order: readonly string[];
  /** Documents that are no longer part of the site. */
  remove: PageFacts[];
};

/** The documents of a site, with everything that stands on each of them. */
export type PlanInput = DocumentsInput & {
  /** What stands on every page, as the shell tells it. */
  frame: string;
  /** The documents that are live. */
  live: readonly PageFacts[];
};

/** Every page by its name, which is what the shell's own pages may list. */
function pageIndex({ remotes }: Registry): unknown {
  return Object.values(remotes).map(({ pages }) => pages);
}

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
}

/** One text for everything that a document is made from: equal texts make equal documents. */
function documentKeys({ registry, frame }: Pick<PlanInput, 'registry' | 'frame'>): (plan: DocumentPlan) => string {
  // What all documents share grows with the site, so it is read once.
  const everywhere = hashOf([registry.shell?.version, frame]);
  const index = hashOf(pageIndex(registry));
  return ({ owner, request }) => hashOf([everywhere, owner === 'shell' ? index : null, request]);
}

/** Compares the documents that the versions make with those that are live. */
export function planRelease(input: PlanInput): Plan {
  const plans = planDocuments(input);
  const files = new Set(plans.map(({ file }) => file));
  const live = new Map(input.live.map((page) => [page.file, page.key]));
  const keyOf = documentKeys(input);
  const keyed = plans.filter(({ frozen }) => !frozen).map((plan) => ({ ...plan, key: keyOf(plan) }));
  return {
    render: keyed.filter(({ file, key }) => live.get(file) !== key),
    keep: keyed.filter(({ file, key }) => live.get(file) === key),
    frozen: plans.filter(({ frozen }) => frozen),
    order: [...files],
    remove: input.live.filter(({ file }) => !files.has(file)),
  };
}
