import { register } from 'tsx/esm/api';

register();
const { jestPreset } = await import('./shared/build/jest-preset.ts');

/** One project a package, all over one preset. */
export default {
  projects: ['shared', 'shell', 'mfe-admissions', 'mfe-academics', 'mfe-campus', 'mfe-support'].map((folder) =>
    jestPreset(new URL(folder, import.meta.url).pathname),
  ),
};
