import { shell } from '@3eu/shared/build';
import { descriptor } from './src/descriptor';

export const build = shell(import.meta.dirname, descriptor);
