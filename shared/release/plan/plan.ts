import { createHash } from 'node:crypto';
import {
  remoteDocuments,
  remotePlaces,
  shellDocuments,
  type DocumentPlace,
  type DocumentPlan,
  type DocumentsInput,
} from './documents';
import type { PageFacts } from './live-site';
import { isForeign } from './versions';

/** What a release does to the documents of a site. */
export type Plan = {
  /** To be rendered, each with the key of what it is rendered from. */
  render: (DocumentPlan & { key: string })[];
  /** They stay byte for byte. */
  keep: DocumentPlace[];
  /** They stay because the shell cannot render them. */
  frozen: DocumentPlace[];
  /** Files of all documents, in the order of the site. */
  order: readonly string[];
  /** Documents that are no longer part of the site. */
  remove: PageFacts[];
};

/** The inputs of all documents of a site, and what is live. */
export type PlanInput = DocumentsInput & {
  /** The frame of every page, as the shell's server build returns it. */
  frame: string;
  /** The documents that are live. */
  live: readonly PageFacts[];
  /** Renders every document, also those that would come out the same. */
  everything?: boolean;
};

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
}

/** A function that makes a document's key from all its inputs: equal keys mean equal documents. */
function documentKeys({ registry, frame, config, foreign }: PlanInput): (plan: DocumentPlan) => string {
  const base = hashOf([registry.shell?.version, frame, config, foreign]);
  // The shell's own pages may list the pages of every remote.
  const index = hashOf(Object.values(registry.remotes).map(({ pages }) => pages));
  return ({ owner, request }) => hashOf([base, owner === 'shell' ? index : null, request]);
}

/** Compares the documents of the new versions with the live ones. */
export function planRelease(input: PlanInput): Plan {
  const { live, everything = false } = input;
  const remotes = input.shell ? Object.values(input.remotes) : [];
  const keyOf = documentKeys(input);
  const known = new Map(live.map(({ file, key }) => [file, key]));
  const plan: Plan = { render: [], keep: [], frozen: [], order: [], remove: [] };
  const compare = (documents: readonly DocumentPlan[]) => {
    for (const document of documents) {
      const key = keyOf(document);
      if (!everything && known.get(document.file) === key) plan.keep.push(document);
      else plan.render.push({ ...document, key });
    }
    return documents;
  };
  const own = compare(shellDocuments(input));
  const places = remotes.flatMap((remote): readonly DocumentPlace[] => {
    if (!isForeign(input, remote)) return compare(remoteDocuments(input, remote));
    plan.frozen.push(...remotePlaces(remote));
    return remotePlaces(remote);
  });
  const files = new Set([...own, ...places].map(({ file }) => file));
  return { ...plan, order: [...files], remove: live.filter(({ file }) => !files.has(file)) };
}
