/** Where the tool works: in the platform's own repository, or in one that holds a single remote and has it installed. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Whether the tool is a package that is installed, and not a folder of the platform's repository. */
export const isStandalone = /[\\/]node_modules[\\/]/.test(import.meta.dirname);

/** The nearest folder, upwards from here, that holds a package of a site; npm starts its scripts in it. */
function standaloneRoot(): string {
  const here = process.cwd();
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'rspack.config.ts'))) return folder;
  return here;
}

/** The root folder of the repository. */
export const projectRoot = isStandalone ? standaloneRoot() : resolve(import.meta.dirname, '../../..');

/** The folder of `@3eu/shared`: the platform that packages are built from. */
export const platformRoot = dirname(createRequire(import.meta.url).resolve('@3eu/shared/package.json'));
