import { shell } from '@3eu/shared/build';

export const build = shell(import.meta.dirname);
