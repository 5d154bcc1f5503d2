import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@3eu/shared/contract/release';
import {
  isForeign,
  remoteDocuments,
  remotePlaces,
  remotesOfBlocks,
  shellDocuments,
  type DocumentPlace,
  type DocumentPlan,
  type DocumentsInput,
} from './documents';
import type { LiveSite } from './live-site';
import { pagesByOwner, type PageFacts } from './pages';
import { isRead, versionOf, type RemoteFacts } from './versions';

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
  /** What is live. */
  before: Pick<LiveSite, 'pages' | 'registry'>;
};

/** The pages of every remote: the shell's own pages may list them. */
function pageIndex({ remotes }: Registry): unknown {
  return Object.values(remotes).map(({ pages }) => pages);
}

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 32);
}

type Shared = Pick<PlanInput, 'registry' | 'frame' | 'config' | 'foreign'>;

/** The start of every document's key: the inputs that all documents share. */
function keyBase({ registry, frame, config, foreign }: Shared): string {
  return `${hashOf([registry.shell?.version, frame, config, foreign]).slice(0, 16)}-`;
}

/** A function that makes a document's key from all its inputs: equal keys mean equal documents. */
function documentKeys(shared: Shared): (plan: DocumentPlan) => string {
  const base = keyBase(shared);
  const index = hashOf(pageIndex(shared.registry));
  return ({ owner, request }) => base + hashOf([owner === 'shell' ? index : null, request]);
}

/**
 * Names of the remotes whose documents are compared one by one. The others' documents stay without reading their
 * versions: the inputs that all documents share are unchanged, and so is the remote's entry in the registry.
 */
function remotesToCompare(input: PlanInput): Set<string> {
  const { remotes, registry, before } = input;
  const base = keyBase(input);
  const pages = pagesByOwner(before.pages);
  const isAsBefore = (name: string) => {
    const live = new Set(pages.get(name)?.map(({ key, file }) => (key.startsWith(base) ? file : '')));
    return (
      remotePlaces(remotes[name]!).every(({ file }) => live.has(file)) &&
      isDeepStrictEqual(registry.remotes[name], before.registry.remotes[name])
    );
  };
  const rendered = Object.keys(remotes).filter((name) => !isForeign(input, remotes[name]!));
  return new Set(rendered.filter((name) => isRead(remotes[name]!) || !isAsBefore(name)));
}

/** Names of the remotes whose versions a plan is made from. */
export function remotesToRead(input: PlanInput): string[] {
  return [...new Set([...remotesToCompare(input), ...remotesOfBlocks(input)])];
}

/**
 * Compares the documents of the new versions with the live ones.
 * @param input Includes the versions of all remotes that `remotesToRead` names.
 */
export function planRelease(input: PlanInput): Plan {
  const { shell, before } = input;
  const remotes = shell ? Object.values(input.remotes) : [];
  const compared = remotesToCompare(input);
  const live = new Map(before.pages.map((page) => [page.file, page.key]));
  const keyOf = documentKeys(input);
  const plan: Plan = { render: [], keep: [], frozen: [], order: [], remove: [] };

  const compare = (documents: readonly DocumentPlan[]) => {
    for (const document of documents) {
      const key = keyOf(document);
      if (live.get(document.file) === key) plan.keep.push(document);
      else plan.render.push({ ...document, key });
    }
    return documents;
  };
  const placesOf = (remote: RemoteFacts): readonly DocumentPlace[] => {
    if (compared.has(remote.descriptor.name)) return compare(remoteDocuments(input, versionOf(remote)));
    const places = remotePlaces(remote);
    (isForeign(input, remote) ? plan.frozen : plan.keep).push(...places);
    return places;
  };

  const files = new Set([...compare(shellDocuments(input)), ...remotes.flatMap(placesOf)].map(({ file }) => file));
  return { ...plan, order: [...files], remove: before.pages.filter(({ file }) => !files.has(file)) };
}
