import {
  blockModule,
  contractVersion,
  type RemoteDefinition,
  type ShellDefinition,
  type SiteConfig,
} from '../contract';
import { modulesOf } from '../contract/address';
import type { Descriptor, ExportsByModule, RemoteDescriptor, ShellDescriptor } from '../contract/descriptor';
import {
  pageEntrySchema,
  pageParamSchema,
  remoteDefinitionSchema,
  shellDefinitionSchema,
  shellPageSchema,
  siteConfigSchema,
} from '../contract/schema';
import type { z } from 'zod';
import type { Federation } from '../page/shared-modules';
import type { BuildFacts } from './build-graph';
import { isLibrary } from './federation';
import { nearest } from './nearest';

/** A definition of a package that cannot be built; the message says what to change. */
export class DefinitionError extends Error {
  override name = 'DefinitionError';
}

const schemas = [remoteDefinitionSchema, pageEntrySchema, pageParamSchema, shellDefinitionSchema, shellPageSchema];
const fields = [...new Set(schemas.flatMap(({ shape }) => Object.keys(shape)))];

/** What a schema has against a value, a sentence each; `known` are the fields that a misspelt one may stand for. */
function faultsOf(schema: z.ZodType, value: unknown, known: readonly string[]): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    if (issue.code !== 'unrecognized_keys') return [`${place}${issue.message}`];
    return issue.keys.map((key) => `${place}there is no "${key}". ${nearest(key, known)}`);
  });
}

/** What a definition has that its type does not allow, a sentence each: the compiler lets a misspelt field pass. */
export function fieldFaults(definition: RemoteDefinition | ShellDefinition): string[] {
  const schema = definition.name === 'shell' ? shellDefinitionSchema : remoteDefinitionSchema;
  return faultsOf(schema, definition, fields);
}

/** What is wrong with a site's configuration, a sentence each. */
export function siteFaults(site: SiteConfig, { id }: Pick<Federation, 'id'>): string[] {
  const faults = faultsOf(siteConfigSchema, site, Object.keys(siteConfigSchema.shape));
  if (faults.length > 0) return faults;
  const { sections, otherSection, groups } = site.menus;
  const strangers = [otherSection, ...Object.values(groups)].filter((section) => !sections.includes(section));
  return [
    ...(site.id === id ? [] : [`id: the packages of the site are built as ${id}.`]),
    ...strangers.map((section) => `menus: there is no section "${section}". ${nearest(section, sections)}`),
  ];
}

/** What both kinds of descriptors have. */
type Common = Pick<Descriptor, 'version' | 'integrity'>;

/** A release compares only names that own modules export; libraries are compared by version. */
function named(shared: Record<string, string[]>): ExportsByModule {
  return Object.fromEntries(Object.entries(shared).map(([module, names]) => [module, isLibrary(module) ? [] : names]));
}

/** The modules that a remote exposes, and the component that each exports. */
export function componentsOf({ pages, blocks = [] }: Pick<RemoteDefinition, 'pages' | 'blocks'>) {
  return [
    ...pages.flatMap((page) => [...modulesOf(page).values()]).map((module) => ({ module, component: 'Page' })),
    ...blocks.map((block) => ({ module: blockModule(block), component: 'Block' })),
  ];
}

/** What is said of a module without its component. */
export const lacksComponent = ({ module, component }: Record<'module' | 'component', string>) =>
  `the module ${module} does not export ${component}. Add the export.`;

/**
 * The descriptor of a remote: what federation does not know of it.
 * @throws DefinitionError when the module of a page or block has no component.
 */
export function remoteDescriptor(
  definition: RemoteDefinition,
  { modules, packages }: BuildFacts,
  common: Common,
): RemoteDescriptor {
  const { name, pages, blocks = [], redirects = {}, connects } = definition;
  const missing = componentsOf(definition).find(
    ({ module, component }) => !modules[module]?.exports.includes(component),
  );
  if (missing) throw new DefinitionError(`${name}: ${lacksComponent(missing)}`);
  const requires = Object.fromEntries(Object.entries(modules).map(([module, { shared }]) => [module, named(shared)]));
  return {
    kind: 'remote',
    name,
    contract: contractVersion,
    ...common,
    serverEntry: 'server/remoteEntry.cjs',
    pages,
    blocks,
    redirects,
    ...(connects && { connects }),
    requires,
    bundled: packages,
  };
}

/** Name of the shell's script that runs its entry. It needs no hash: the folder of a version never changes. */
export const startScript = 'web/start.js';

/** Name of the chunk of a page of the shell that is loaded lazily; a page without one stands in the entry. */
export function shellPageChunk(path: string): string {
  return path.split('/')[1] || 'home';
}

/** The descriptor of the shell. */
export function shellDescriptor(
  { pages, developmentPages = [] }: ShellDefinition,
  site: SiteConfig,
  { entry, modules, provided }: BuildFacts,
  common: Common,
): ShellDescriptor {
  const own = Object.entries(provided).filter(([module]) => !isLibrary(module));
  return {
    kind: 'shell',
    name: 'shell',
    contract: contractVersion,
    ...common,
    site,
    entry: `web/${entry}`,
    start: startScript,
    serverEntry: 'server/shell.cjs',
    pages: pages.map((page) => {
      const facts = modules[page.path];
      return { ...page, scripts: (facts?.scripts ?? []).map((file) => `web/${file}`) };
    }),
    developmentPages,
    provides: Object.fromEntries(own.map(([module, { exports }]) => [module, exports])),
  };
}
