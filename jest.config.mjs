import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
const { jestPreset } = await import('./shared/platform/build/jest-preset.ts');
const { site } = await import('./shell/site.config.ts');

/** One project a package, all over one preset; a package may have a configuration of its own. */
const packages = [
  'shared/platform',
  'shared/university',
  'shell/engine',
  'shell',
  'e2e',
  ...readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-')),
];

export default {
  // Jest leaves one processor to others by itself, which is half of a small machine.
  maxWorkers: '100%',
  // A worker of more than a gigabyte takes Node 24 longer to clear up than the half second after which Jest complains.
  workerIdleMemoryLimit: '512MB',
  projects: await Promise.all(
    packages.map(async (folder) => {
      const root = join(import.meta.dirname, folder);
      const own = join(root, 'jest.config.mjs');
      if (existsSync(own)) return (await import(pathToFileURL(own).href)).default;
      const preset = jestPreset(root, [], /platform|engine/.test(folder) ? undefined : site);
      return folder === 'shell'
        ? { ...preset, testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/engine/'] }
        : preset;
    }),
  ),
};
