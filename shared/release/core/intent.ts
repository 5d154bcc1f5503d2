import type { RemoteDefinition } from '@3eu/shared/contract';
import type { Message } from '../messages/message';
import type { Plan } from '../plan/plan';
import type { ReleaseRecord } from '../plan/records';
import type { Retention } from '../plan/retention';
import type { Settings } from '../plan/settings';
import type { Site, Version } from '../plan/versions';
import type { Build } from '../render/builds';
import type { Checker } from '../render/check-pool';
import type { Brotli } from '../render/compress';
import type { Store, Tree } from '../store/store';
import type { LiveBuilds } from './live';

/** What is to be released, decided again in every attempt from what is live. */
export type Decision = {
  builds: readonly Build[];
  removed?: readonly string[];
  /** Files as they were released, by their path in the tree, in place of damaged ones. */
  restored?: ReadonlyMap<string, Buffer>;
  /** Versions to fall back on, by name, instead of those that are replaced; null for none. */
  previous?: Readonly<Record<string, Version | null>>;
  /** Fingerprints of the sources that packages were built from, by name. */
  sources?: Readonly<Record<string, string>>;
  /** Commits that packages were built from, by name, where it is not this working tree's. */
  commits?: Readonly<Record<string, string>>;
  /** Packages that exist in the working tree. Links to those without a release are no fault. */
  known?: readonly Pick<RemoteDefinition, 'name' | 'pages'>[];
};

/** What a command wants to release, and how. */
export type Intent = {
  kind: ReleaseRecord['kind'];
  decide: (live: LiveBuilds, tree: Tree) => Promise<Decision>;
  /** Folder of pictures, portraits, fonts and icons that come along. */
  assets?: string;
  /** Whether the command takes a reason that overrules refusals. Default false. */
  forcible?: boolean;
  /** Overrules refusals, for this reason. */
  force?: string;
  /** The versions passed the gate before: only refusals that cannot be overruled count. */
  trusted?: boolean;
  /** Says what would change, and changes nothing. */
  dryRun?: boolean;
  /** Renders every document, also those that would come out the same. */
  everything?: boolean;
  /** Refusals that were overruled before, for the record. */
  overruled?: readonly string[];
  /** Types, lint and unit tests were left out, for the record. */
  unchecked?: boolean;
  /** Settings that replace the configured ones of the same name. */
  settings?: Settings;
};

/** What a release acts with. */
export type Environment = {
  store: Store;
  checker: Checker;
  brotli: Brotli;
  /** Reports the current step. */
  say: (text: string, progress?: { done: number; of: number }) => void;
  /** Reports something that the user should know, but that does not stop the release. */
  note: (said: Message) => void;
  now: () => Date;
  by: string;
  commit: string;
  retention?: Retention;
};

/** Everything that one attempt knows before it renders. */
export type Candidate = {
  tree: Tree;
  live: LiveBuilds;
  decision: Decision;
  /** The packages of the site once the release is live, and their builds. */
  after: Site;
  builds: ReadonlyMap<string, Build>;
  settings: Settings;
};

/** What a release changes in a tree. */
export type Changes = {
  write: Map<string, Buffer>;
  remove: readonly string[];
  expired: readonly string[];
  record: ReleaseRecord;
};

/** The result of a release. */
export type Outcome = {
  status: 'released' | 'unchanged' | 'dry run';
  number: number;
  plan: Plan;
  changes: Changes | null;
  attempts: number;
};
