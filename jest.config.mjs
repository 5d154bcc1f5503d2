import { readdirSync } from 'node:fs';
import { register } from 'tsx/esm/api';

register();
const { jestPreset } = await import('./shared/build/jest-preset.ts');

/** One project a package, all over one preset. */
export default {
  projects: ['shared', 'shell', ...readdirSync(new URL('.', import.meta.url)).filter((folder) => folder.startsWith('mfe-'))].map((folder) =>
    jestPreset(new URL(folder, import.meta.url).pathname),
  ),
};
