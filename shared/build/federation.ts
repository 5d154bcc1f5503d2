import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';

const require = createRequire(import.meta.url);

/** Prefix of every global name of the site. No element id starts with it, so none can shadow a remote. */
const globalPrefix = 'uni3e_';

/** A package's name in federation and on `globalThis`: `campus` becomes `uni3e_campus`. */
export function federationName(name: string): string {
  return globalPrefix + name.replaceAll('-', '_');
}

/** Name of the chunk of an exposed module: `student-stories` becomes `__federation_expose_student_stories`. */
export function exposeChunk(module: string): string {
  return `__federation_expose_${module.replaceAll('-', '_')}`;
}

/**
 * The modules that exist once on a page. The shell provides them all; a remote carries no copy of its own.
 * `eager` ones stand in the shell's entry, the others are loaded when a page first asks for them: of @emotion/react the
 * site itself needs what @emotion/styled needs, which is in the entry.
 */
const sharedModules = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  'react-dom/client': { eager: true },
  '@emotion/react': { eager: false },
  '@emotion/styled': { eager: true },
  zustand: { eager: true },
  '@3eu/shared/router': { eager: true },
  '@3eu/shared/store': { eager: true },
  '@3eu/shared/seo': { eager: true },
  '@3eu/shared/ui': { eager: true },
  '@3eu/shared/ui/forms': { eager: false },
  '@3eu/shared/ui/carousel': { eager: false },
} as const;

/** Names of the modules that the page has once. */
export const sharedModuleNames = Object.keys(sharedModules);

function installedVersion(request: string): string {
  const name = request.split('/').slice(0, request.startsWith('@') ? 2 : 1).join('/');
  const manifest = name === '@3eu/shared' ? join(import.meta.dirname, '../package.json') : require.resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/**
 * The `shared` option of a federation plugin.
 * A provider (the shell, in the prerender step) carries each module; a consumer (a remote) takes the page's copy or,
 * where the page has none that fits, fails to load and is shown as its prerendered document.
 */
export function sharedOptions(role: 'provider' | 'consumer') {
  return Object.fromEntries(
    sharedModuleNames.map((request) => {
      const version = installedVersion(request);
      const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version };
      return [request, role === 'provider' ? { ...common, eager: true } : { ...common, import: false as const }];
    }),
  );
}

/** What the shell's browser build puts into the share scope, as the bundler's `ProvideSharedPlugin` takes it. */
export function providedOptions() {
  return Object.fromEntries(Object.entries(sharedModules).map(([request, { eager }]) => [request, { shareKey: request, version: installedVersion(request), eager }]));
}
