/** What the files of this folder hold, a type each: the compiler and `npm run check` compare. */
import type { Metadata, Opening } from '@3eu/university/content';

export type PageContent = Opening & { metadata: Metadata };
