import type { Registry } from '@3eu/shared/contract/release';
import type { PageFacts } from './pages';
import type { ReleaseRecord } from './records';
import type { LastLive } from './retention';
import type { Settings } from './settings';
import type { Site } from './versions';

/** What is live, as plain data. */
export type LiveSite = Site & {
  /** Number of its release; 0 where nothing was released. */
  number: number;
  registry: Registry;
  pages: readonly PageFacts[];
  records: readonly ReleaseRecord[];
  ledger: LastLive;
  /** Versions whose files are in the site, as `package/version`. */
  present: readonly string[];
  /** The configuration that is in force. */
  settings: Settings;
};
