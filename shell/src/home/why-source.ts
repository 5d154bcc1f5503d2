import type { BlockModule } from '@3eu/shared/contract';
import { shellSource } from '../remotes/loader';

/** The campus of the home page, which stands below its first view. */
export const whySource = shellSource<BlockModule>('why', () => import(/* webpackChunkName: "why" */ './why/why'));
