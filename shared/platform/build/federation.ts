import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { eagerModules, laterModules } from '@3eu/university/shared-modules';

const require = createRequire(import.meta.url);

/** Prefix of every global name of the site. No element id starts with it, so none can shadow a remote. */
const globalPrefix = 'uni3e_';

/** A package's name in federation and on `globalThis`: `campus` becomes `uni3e_campus`. */
export function federationName(name: string): string {
  return globalPrefix + name.replaceAll('-', '_');
}

/**
 * Name of the chunk of an exposed module, from its file: `./src/pages/visit/visit-page.tsx` becomes
 * `pages_visit_visit-page-tsx`. This matches the bundler's `[request]` format, so an import with the same chunk name
 * uses the same chunk.
 */
export function exposeChunk(file: string): string {
  return file.replace('./src/', '').replaceAll('/', '_').replaceAll('.', '-');
}

/** Names of the modules that the page has once. */
export const sharedModuleNames = Object.keys({ ...eagerModules, ...laterModules });

/** Whether a shared module is the platform's own: the libraries have versions of their own. */
export function isPlatformModule(name: string): boolean {
  return name.startsWith('@3eu/shared/');
}

/** The installed version of the package of a shared module. */
export function installedVersion(request: string): string {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const manifest =
    name === '@3eu/shared' ? join(import.meta.dirname, '../package.json') : require.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** The versions of a shared module that a remote is content with. */
export function requiredVersion(request: string): string {
  return `^${installedVersion(request)}`;
}

/**
 * The `shared` option of a remote's federation plugin: it takes the page's copy of each module or, where the page has
 * none that fits, fails to load and is shown as its prerendered document.
 */
export function consumedOptions() {
  return Object.fromEntries(
    sharedModuleNames.map((request) => [
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

/** What the shell's sources know of federation: its name there, and the version of each module that it shares. */
export function hostFacts() {
  return {
    name: federationName('shell'),
    versions: Object.fromEntries(sharedModuleNames.map((request) => [request, installedVersion(request)])),
  };
}
