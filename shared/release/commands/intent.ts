import type { Plan } from '../plan/plan';
import type { ReleaseRecord } from '../plan/records';
import type { Retention } from '../plan/retention';
import type { Settings } from '../plan/settings';
import type { Decision } from '../render/candidate';
import type { Changes } from '../render/changes';
import type { Checker } from '../render/check-pool';
import type { Brotli } from '../render/compress';
import type { LiveBuilds } from '../render/live-site';
import type { Store, Tree } from '../store/store';
import type { Output } from './output';

/** What a command wants to release, and how. */
export type Intent = {
  kind: ReleaseRecord['kind'];
  decide: (live: LiveBuilds, tree: Tree) => Promise<Decision>;
  /** Folder of pictures, portraits, fonts and icons that come along. */
  assets?: string;
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
  say: Output['step'];
  /** Reports something that the user should know, but that does not stop the release. */
  note: (text: string) => void;
  now: () => Date;
  by: string;
  commit: string;
  retention?: Retention;
};

/** The result of a release. */
export type Outcome = {
  status: 'released' | 'unchanged' | 'dry run';
  number: number;
  plan: Plan;
  changes: Changes | null;
  attempts: number;
};
