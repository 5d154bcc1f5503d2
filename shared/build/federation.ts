import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { readdirSync, readFileSync } from 'node:fs';

const require = createRequire(import.meta.url);

/** Prefix of every global name of the site. No element id starts with it, so none can shadow a remote. */
const globalPrefix = 'uni3e_';

/** A package's name in federation and on `globalThis`: `campus` becomes `uni3e_campus`. */
export function federationName(name: string): string {
  return globalPrefix + name.replaceAll('-', '_');
}

/**
 * The modules that exist once on a page. The shell provides them all; a remote carries no copy of its own.
 * `eager` ones stand in the shell's entry, the others are loaded when a page first asks for them.
 */
const sharedModules = {
  react: { eager: true },
  'react/jsx-runtime': { eager: true },
  'react-dom': { eager: true },
  'react-dom/client': { eager: true },
  '@emotion/react': { eager: true },
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
 * The `shared` option of the federation plugin.
 * A provider (the shell) carries each module; a consumer (a remote) takes the page's copy or, where the page has
 * none that fits, fails to load and is shown as its prerendered document.
 */
export function sharedOptions(role: 'provider' | 'consumer') {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([request, { eager }]) => {
      const version = installedVersion(request);
      const common = { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version };
      return [request, role === 'provider' ? { ...common, eager } : { ...common, import: false as const }];
    }),
  );
}

const runtimePackages = ['webpack-bundler-runtime', 'runtime', 'runtime-core', 'runtime-tools', 'sdk', 'error-codes'];

/** The folder `node_modules/@module-federation` that a file of one of its packages stands in. */
function findScope(file: string): string {
  const folder = dirname(file);
  return basename(folder) === '@module-federation' ? folder : findScope(folder);
}

/**
 * The federation runtime's CommonJS files, each with the ES module beside it.
 * The bundler resolves the runtime to CommonJS, which keeps every byte; through these aliases it is tree-shaken.
 */
export function runtimeAliases(): Record<string, string> {
  const scope = findScope(require.resolve('@module-federation/enhanced'));
  return Object.fromEntries(
    runtimePackages.flatMap((name) => {
      const dist = join(scope, name, 'dist');
      const files = readdirSync(dist, { recursive: true }) as string[];
      return files
        .filter((file) => file.endsWith('.cjs'))
        .map((file) => [file, [file.replace(/cjs$/, 'js'), file.replace(/cjs$/, 'mjs')].find((other) => files.includes(other))])
        .filter((pair): pair is [string, string] => pair[1] !== undefined)
        .map(([cjs, esm]) => [join(dist, cjs), join(dist, esm)]);
    }),
  );
}
