import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import {
  blockModule,
  pageFolder,
  pageModule,
  valueModule,
  valuesWithModule,
  type PageEntry,
  type RemoteDefinition,
} from '../src/contract';

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

/** The modules of a page, and the file in which each stands. */
function modulesOfPage(page: PageEntry): [module: string, file: string][] {
  const { path } = page;
  const folder = `./src/pages/${pageFolder(path)}`;
  return [
    [pageModule(path), `${folder}/${pageFolder(path)}-page.tsx`],
    ...valuesWithModule(page).map((value): [string, string] => [
      valueModule(path, value),
      `${folder}/values/${value}.tsx`,
    ]),
  ];
}

/** What a remote exposes, by module: each page and each block, and the file in which it stands. */
export function exposesOf({ pages, blocks = [] }: RemoteDefinition): Record<string, string> {
  return Object.fromEntries([
    ...pages.flatMap(modulesOfPage),
    ...blocks.map((block) => [blockModule(block), `./src/blocks/${block}.tsx`]),
  ]);
}

/**
 * The modules that exist once on a page. The shell provides all of them; a remote carries no copy of its own. `eager`
 * ones are in the shell's entry, the others are loaded when a page first needs them. @emotion/react is not eager: the
 * site itself needs only what @emotion/styled imports, which is in the entry anyway.
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
 * The `shared` option of a federation plugin.
 * A provider (the shell, in the prerender step) carries each module; a consumer (a remote) takes the page's copy or,
 * where the page has none that fits, fails to load and is shown as its prerendered document.
 */
export function sharedOptions(role: 'provider' | 'consumer') {
  return Object.fromEntries(
    sharedModuleNames.map((request) => {
      const common = {
        singleton: true,
        strictVersion: true,
        requiredVersion: requiredVersion(request),
        version: installedVersion(request),
      };
      return [request, role === 'provider' ? { ...common, eager: true } : { ...common, import: false as const }];
    }),
  );
}

/** What the shell's browser build puts into the share scope, as the bundler's `ProvideSharedPlugin` takes it. */
export function providedOptions() {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([request, { eager }]) => [
      request,
      { shareKey: request, version: installedVersion(request), eager },
    ]),
  );
}

const eagerModules = sharedModuleNames.filter((name) => sharedModules[name as keyof typeof sharedModules].eager);

/** A list that makes the bundler provide the modules that are loaded later. */
const laterModules = sharedModuleNames
  .filter((name) => !eagerModules.includes(name))
  .map((name) => `() => import('${name}')`)
  .join(', ');

/**
 * The shell's entry for the prerender. It imports every shared module, even those that the shell itself does not use,
 * because the bundler provides only what is imported. It is generated from the list above, so that there is only one
 * list.
 * @param own The shell's module, whose exports the entry re-exports.
 */
export function serverEntrySource(own: string): string {
  const imports = eagerModules.map((name) => `import '${name}';`);
  return [...imports, `export const later = [${laterModules}];`, `export * from '${own}';`, ''].join('\n');
}

/**
 * The shell's entry in a browser: the shared modules and the shell itself are in one script, but are evaluated in
 * several tasks. As one task they would block a slow phone for a fifth of a second.
 * @param inTasks The module that evaluates a list of parts in separate tasks.
 */
export function browserEntrySource(own: string, inTasks: string): string {
  const parts = [...eagerModules, own].map((name) => `() => import(/* webpackMode: "eager" */ '${name}')`);
  return [
    `import { inTasks } from '${inTasks}';`,
    `export const later = [${laterModules}];`,
    `void inTasks([${parts.join(', ')}]);`,
    '',
  ].join('\n');
}
