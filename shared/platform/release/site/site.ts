/**
 * Room site: one whole release as plain data, each fact derived once. What a release begins with and what it makes are of
 * the same type. For every room above; none of them reads a file of a release to learn what stands here. A field that a
 * release remembers (facts of documents, keys, records) is read of older releases too: what they lack is made again.
 */
import { z } from 'zod';
import type { Registry } from '../../contract/descriptor';
import type { RenderedDocument } from '../../contract/render';
import { registrySchema } from '../../contract/schema';
import type { SearchEntry } from '../../contract/search';
import { ended, fault, Fault } from '../message';
import { parsed } from '../parsed';
import { upgradeLine } from '../project';
import { parseRecords, takenBackIn, type ReleaseRecord } from './records';
import * as places from './tree';
import { isAsset, type Entry, type Tree } from './tree';
import {
  isRemote,
  isShell,
  storedVersion,
  versionsAmong,
  type Part,
  type RemoteVersion,
  type ShellVersion,
  type Version,
} from './version';

/** What one author has written in a document. */
export type Written = {
  /** Addresses of the site that it links to, with query and fragment. */
  links: readonly string[];
  /** Files of the site that it shows. */
  files: readonly string[];
  /** What can be linked to within it. */
  anchors: readonly string[];
};

/** What is known of a document, so that nobody reads its HTML again. */
export type DocumentFacts = Pick<RenderedDocument, 'title' | 'section' | 'indexed' | 'picture'> &
  Written & {
    /** The address it is rendered at. */
    path: string;
    /** Its file in the public part of the site. */
    file: string;
    /** The package it belongs to: `shell`, or a remote's name. */
    owner: string;
    /** The versions that it names, as `package/version`. */
    pins: readonly string[];
    /** What the search finds in it. */
    search: readonly SearchEntry[];
    /** Who wrote which of these: the page, by the name '', and each block by its own. Left out where it shows no block. */
    authors?: Readonly<Record<string, Written>>;
  };

/** Something that one author has written in a document. */
export type Statement = Written & {
  /** The package that answers for it: the page's, or the block's. */
  owner: string;
  /** Address of the document, and the package that it belongs to. */
  path: string;
  host: string;
  /** The block that it stands in; empty for the page's own. */
  block: string;
};

/** What could not be rendered: a document, or what the shell says for all of them. */
export type Failure = {
  /** Address of the document; null where it is not about one. */
  path: string | null;
  /** Who has to mend it. */
  owner: string;
  error: string;
  /** Whether the document that stands in the site before stays in its place. */
  isKept: boolean;
};

/** Something in a document that every reader sees to be wrong. */
export type ContentFault = Pick<Statement, 'path' | 'host'> & {
  /** The block that it stands in; empty for the page's own, null for the frame around it. */
  block: string | null;
  /** As in: has an empty link after "Call". */
  text: string;
};

/** What one part of a released package weighs, in brotli bytes of its own scripts. */
export type Weight = {
  owner: string;
  /** Whose scripts they are: an address, or the name of a block. */
  part: string;
  scripts: readonly { file: string; bytes: number }[];
  /** The sources that take most room in them, the largest first; known only of what is too large. */
  heaviest: readonly string[];
};

/** Brotli bytes that the own scripts of a page or of a block may have beside the remote's entry. */
export const budget = 12_288;

export const sumOf = (scripts: Weight['scripts']): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Whether scripts are more than they may be. */
export const isTooLarge = (scripts: Weight['scripts']): boolean => sumOf(scripts) > budget;

/** What came up when a site was made; empty in one that was read. */
export type Made = {
  failures: readonly Failure[];
  /** What packages threw after their pages had been rendered. */
  late: readonly { owner: string; error: string }[];
  /** Faults of content that documents have and did not have before. */
  faults: readonly ContentFault[];
  weights: readonly Weight[];
  /** Brotli bytes of all scripts that a browser may load of each released package. */
  scriptBytes: ReadonlyMap<string, number>;
  /** The only origins that remotes may talk to; undefined for any. */
  connects: readonly string[] | undefined;
  /** Packages that are to be released into this site for the first time: links may lead to their pages. */
  awaited: readonly string[];
  /** Files of the site before that go because nothing has used them for long enough. */
  expired: readonly string[];
};

/** What a site is read or made of; everything else follows from it. */
export type Given = Omit<Tree, 'files'> &
  Made & {
    /** Every file; one with content is new, or another one than in the site before. */
    files: ReadonlyMap<string, Entry & { content?: Buffer }>;
    /** The version of each package, the shell first. */
    live: readonly Version[];
    /** Packages whose build cannot be used, and why: another version has to replace it. */
    unusable: ReadonlyMap<string, Error>;
    registry: Registry;
    documents: readonly DocumentFacts[];
    /** What files were made from, as keys, by their paths in the site. */
    keys: ReadonlyMap<string, string>;
    records: readonly ReleaseRecord[];
    /** Parts of the search index that open tabs may ask for, with the last release that named each. */
    past: Readonly<Record<string, number>>;
    /** The configuration in force, as its owner wrote it; null where there is none. */
    settings: string | null;
  };

/** A whole site. */
export type Site = Given & {
  shell: ShellVersion | null;
  remotes: readonly RemoteVersion[];
  /** What the registry says is live, by package, also of what cannot be used. */
  versions: ReadonlyMap<string, string>;
  /** The versions whose files are there, as `package/version`. */
  kept: readonly string[];
  /** The versions that a rollback took out, as `package/version`, and that rollback. */
  takenBack: ReadonlyMap<string, ReleaseRecord>;
  parts: readonly Part[];
  /** Whose each block is. */
  blocks: ReadonlyMap<string, string>;
  /** Every address that a page is known to have. */
  addresses: ReadonlySet<string>;
  /** Every address that packages have left for good, with where it is now. */
  redirects: Readonly<Record<string, string>>;
  /** What can be linked to within each page that has a document, by its address. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Everything that is written in documents, by who wrote it. */
  statements: readonly Statement[];
  /** Paths of files that belong to no package. */
  assets: readonly string[];
};

/** Whether a document answers unknown addresses. */
export function isNotFound({ file }: Pick<DocumentFacts, 'file'>): boolean {
  return file === '404.html' || file.endsWith('/404.html');
}

/** Documents by the package that they belong to. */
export function byOwner(documents: readonly DocumentFacts[]): Map<string, DocumentFacts[]> {
  const owners = new Map<string, DocumentFacts[]>();
  for (const each of documents) owners.set(each.owner, [...(owners.get(each.owner) ?? []), each]);
  return owners;
}

function statementsOf(documents: readonly DocumentFacts[], owners: ReadonlyMap<string, string>): Statement[] {
  return documents.flatMap(({ path, owner: host, authors, links, files, anchors }) =>
    Object.entries(authors ?? { '': { links, files, anchors } }).map(([block, written]) => {
      return { ...written, owner: owners.get(block) ?? host, path, host, block };
    }),
  );
}

/** The version of each package by its name, `shell` among them. */
const versionNames = ({ shell, remotes }: Registry): ReadonlyMap<string, string> =>
  new Map(Object.entries({ ...(shell && { shell }), ...remotes }).map(([name, { version }]) => [name, version]));

/** Every address that packages have left for good, with where it is now. */
export const redirectsOf = ({ remotes }: Registry): Record<string, string> =>
  Object.fromEntries(Object.values(remotes).flatMap(({ redirects }) => Object.entries(redirects)));

/** Derives what follows from what was read or made. */
export function siteOf(given: Given): Site {
  const { registry, live, documents, files } = given;
  const parts = live.flatMap((version) => version.parts);
  const blocks = new Map(parts.flatMap(({ kind, path, owner }) => (kind === 'block' ? [[path, owner]] : [])));
  const pages = documents.filter((each) => !isNotFound(each));
  return {
    ...given,
    shell: live.find(isShell) ?? null,
    remotes: live.filter(isRemote),
    versions: versionNames(registry),
    kept: versionsAmong(files.keys()),
    takenBack: takenBackIn(given.records),
    parts,
    blocks,
    addresses: new Set(live.flatMap(({ addresses }) => addresses)),
    redirects: redirectsOf(registry),
    pages: new Map(pages.map(({ path, anchors }) => [path, new Set(anchors)])),
    statements: statementsOf(documents, blocks),
    assets: [...files.keys()].filter(isAsset),
  };
}

/** The records of a site's releases, oldest first. */
export async function readRecords({ files, read }: Tree): Promise<ReleaseRecord[]> {
  return files.has(places.recordsFile) ? parseRecords((await read(places.recordsFile)).toString()) : [];
}

/** What a release says is live. @throws Fault where that is no registry. */
async function readRegistry({ files, read }: Tree): Promise<Registry> {
  if (!files.has(places.registryFile)) return { shell: null, remotes: {}, search: {} };
  const result = parsed(registrySchema, (await read(places.registryFile)).toString());
  if ('value' in result) return result.value;
  throw fault(
    `${places.registryFile} cannot be used: ${ended(result.fault)}`,
    `Where a newer tool has written it, take that: ${upgradeLine()}`,
  );
}

const strings = z.array(z.string());
const written = { links: strings, files: strings, anchors: strings };
const documentsSchema = z.array(
  z.looseObject({
    ...written,
    path: z.string(),
    file: z.string(),
    owner: z.string(),
    title: z.string(),
    section: z.string(),
    indexed: z.boolean(),
    picture: z.string().nullable(),
    pins: strings,
    search: z.array(z.unknown()),
    authors: z.record(z.string(), z.object(written)).exactOptional(),
  }),
);

/** Something that a release remembers. What cannot be understood is not remembered: it is then made again. */
async function remembered<T>({ files, read }: Tree, path: string, schema: z.ZodType, otherwise: T): Promise<T> {
  if (!files.has(path)) return otherwise;
  const text = (await read(path)).toString();
  // As it was written: a schema would put its fields into another order, and the file would count as changed.
  return 'value' in parsed(schema, text) ? (JSON.parse(text) as T) : otherwise;
}

/** Of a site that was read. */
export const nothingMade: Made = {
  failures: [],
  late: [],
  faults: [],
  weights: [],
  scriptBytes: new Map(),
  connects: undefined,
  awaited: [],
  expired: [],
};

/** The settings of a release, as their owner wrote them; null where it has none. */
export async function settingsIn({ files, read }: Tree): Promise<string | null> {
  return files.has(places.settingsFile) ? (await read(places.settingsFile)).toString() : null;
}

/** Reads a release as data. @throws Fault when a part of it cannot be read. */
export async function readSite(tree: Tree, name: string): Promise<Site> {
  const registry = await readRegistry(tree);
  const unusable = new Map<string, Error>();
  const readVersion = ([each, version]: [string, string]) =>
    storedVersion(tree, each, version, name).catch((error: unknown) => {
      // One of a newer contract can be replaced by an earlier one: that takes back a contract.
      if (!(error instanceof Fault) || !['build-unusable', 'tool-too-old'].includes(error.code ?? '')) throw error;
      unusable.set(each, error);
    });
  const lists = [...tree.files.keys()].filter((path) => path.startsWith(places.factsFolder));
  // All at once: where one cannot be read, somebody has to wait for the others too.
  const [versions, documents, keys, past, records, settings] = await Promise.all([
    Promise.all([...versionNames(registry)].map(readVersion)),
    Promise.all(lists.map((path) => remembered<DocumentFacts[]>(tree, path, documentsSchema, []))),
    remembered<Record<string, string>>(tree, places.keysFile, z.record(z.string(), z.string()), {}),
    remembered<Record<string, number>>(tree, places.pastFile, z.record(z.string(), z.int()), {}),
    readRecords(tree),
    settingsIn(tree),
  ]);
  return siteOf({
    ...tree,
    ...nothingMade,
    live: versions.filter((version) => version !== undefined),
    unusable,
    registry,
    documents: documents.flat(),
    keys: new Map(Object.entries(keys)),
    records,
    past,
    settings,
  });
}
