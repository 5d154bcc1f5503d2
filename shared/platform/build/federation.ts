import { platformModules, type Federation } from '../page/shared-modules';
import { installedVersion } from './installed';

/** A package's name in federation and on `globalThis`: `campus` of the site `sample` is `sample_campus`. */
export function federationName(id: string, name: string): string {
  return `${id}_${name.replaceAll('-', '_')}`;
}

/** The site's id, with which the name of a package in federation begins. */
export function siteId(globalName: string): string {
  return globalName.split('_')[0]!;
}

/**
 * Name of the chunk of an exposed module, from its file: `./src/pages/visit/visit-page.tsx` becomes
 * `pages_visit_visit-page-tsx`. This matches the bundler's `[request]` format, so an import with the same chunk name
 * uses the same chunk.
 */
export function exposeChunk(file: string): string {
  return file.replace('./src/', '').replaceAll('/', '_').replaceAll('.', '-');
}

/** Names of the modules that a page has once. */
export function sharedNames({ eager, later }: Federation): string[] {
  return Object.keys({ ...eager, ...later });
}

const ownModule = '@3eu/platform/page';
const libraries = sharedNames({ id: '', ...platformModules }).filter((name) => name !== ownModule);

/**
 * Whether a shared module is a library, whose version tells what it has. Any other one is the platform's or the site's
 * own source: what a remote takes of it is compared name by name.
 */
export function isLibrary(name: string): boolean {
  return libraries.includes(name);
}

/** The versions of a shared module that a remote is content with. */
export function requiredVersion(request: string): string {
  return `^${installedVersion(request)}`;
}

/**
 * The `shared` option of a remote's federation plugin: it takes the page's copy of each module or, where the page has
 * none that fits, fails to load and is shown as its prerendered document.
 */
export function consumedOptions(names: readonly string[]) {
  return Object.fromEntries(
    names.map((request) => [
      request,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: requiredVersion(request),
        version: installedVersion(request),
        import: false as const,
      },
    ]),
  );
}

/** What the engine knows of federation: the site's `id`, the shell's name there, and the version of each shared module. */
export function hostFacts(federation: Federation) {
  return {
    id: federation.id,
    name: federationName(federation.id, 'shell'),
    versions: Object.fromEntries(sharedNames(federation).map((request) => [request, installedVersion(request)])),
  };
}
