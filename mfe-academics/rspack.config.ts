import { remote } from '@3eu/shared/build';
import { descriptor } from './src/descriptor';

export const build = remote(import.meta.dirname, descriptor);
