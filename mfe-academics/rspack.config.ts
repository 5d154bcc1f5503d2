import { remote } from '@3eu/shared/build';
import { writeCatalog } from './src/content/write-catalog';

// A content file that was just added is listed before the descriptor is read.
await writeCatalog();
const { descriptor } = await import('./src/descriptor');

export const build = remote(import.meta.dirname, descriptor);
