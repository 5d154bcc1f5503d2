/** Room build: packages as they are installed: their versions, and that there is one of each. For every room that names one. */
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { platformModules } from '../page/shared-modules';

const own = '@3eu/platform';
const platform = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

type Manifest = { version: string; dependencies?: Record<string, string> };

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The package of a module, as `@3eu/platform` of `@3eu/platform/page`. */
const packageOf = (module: string) => /^(?:@[^/]+\/)?[^/]+/.exec(module)![0];

/** The installed version of the package of a shared module. */
export function installedVersion(request: string): string {
  const name = packageOf(request);
  return manifestIn(name === own ? platform : dirname(require.resolve(`${name}/package.json`))).version;
}

/** The folder of the package that code in another folder gets by a name; undefined where it gets none. */
function placeOf(name: string, folder: string): string | undefined {
  try {
    return dirname(realpathSync(createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)));
  } catch {
    return undefined;
  }
}

/**
 * What there would be two of on a page, a sentence each: a package, the platform that builds it and whatever it is built
 * with that depends on the platform have to get the same copy.
 * @param root The package's folder.
 * @param builder The platform's folder.
 */
export function secondCopies(root: string, builder = platform): string[] {
  const engine = '@3eu/engine';
  const dependsOnPlatform = (place: string | undefined): place is string =>
    place !== undefined && own in (manifestIn(place).dependencies ?? {});
  const beside = [engine, ...Object.keys(manifestIn(root).dependencies ?? {})].map((name) => placeOf(name, root));
  const holders = [root, builder, ...beside.filter(dependsOnPlatform)];
  const once = new Set(
    [own, engine, ...Object.keys(platformModules.eager), ...Object.keys(platformModules.later)].map(packageOf),
  );
  return [...once].flatMap((name) => {
    const places = [...new Set(holders.map((folder) => placeOf(name, folder)).filter((place) => place !== undefined))];
    if (places.length < 2) return [];
    const copies = places.map((place) => `${manifestIn(place).version} in ${place}`).join(' and ');
    return [`There are copies of ${name}, and a page must have one: ${copies}.`];
  });
}
