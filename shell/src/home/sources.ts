import type { BlockModule } from '@3eu/platform/contract';
import { shellSource } from '@3eu/engine/federation/loader';

/** What of the home page is a script of its own. */
export const homeSources = {
  /** What its front gives way to when something is asked. */
  ask: shellSource<BlockModule>('ask', () => import(/* webpackChunkName: "ask" */ './ask/ask')),
  /** The campus, which stands below the first view. */
  why: shellSource<BlockModule>('why', () => import(/* webpackChunkName: "why" */ './why/why')),
};
