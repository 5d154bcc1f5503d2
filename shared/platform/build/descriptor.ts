import { blockModule, contractVersion, type RemoteDefinition, type ShellDefinition } from '../contract';
import { modulesOf } from '../contract/address';
import type { Descriptor, ExportsByModule, RemoteDescriptor, ShellDescriptor } from '../contract/descriptor';
import {
  pageEntrySchema,
  pageParamSchema,
  remoteDefinitionSchema,
  shellDefinitionSchema,
  shellPageSchema,
} from '../contract/schema';
import type { BuildFacts } from './build-graph';
import { isPlatformModule } from './federation';
import { nearest } from './nearest';

/** A definition of a package that cannot be built; the message says what to change. */
export class DefinitionError extends Error {
  override name = 'DefinitionError';
}

const schemas = [remoteDefinitionSchema, pageEntrySchema, pageParamSchema, shellDefinitionSchema, shellPageSchema];
const fields = [...new Set(schemas.flatMap(({ shape }) => Object.keys(shape)))];

/** What a definition has that its type does not allow, a sentence each: the compiler lets a misspelt field pass. */
export function fieldFaults(definition: RemoteDefinition | ShellDefinition): string[] {
  const schema = definition.name === 'shell' ? shellDefinitionSchema : remoteDefinitionSchema;
  const issues = schema.safeParse(definition).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const place = issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    if (issue.code !== 'unrecognized_keys') return [`${place}${issue.message}`];
    return issue.keys.map((key) => `${place}there is no "${key}". ${nearest(key, fields)}`);
  });
}

/** What both kinds of descriptors have. */
type Common = Pick<Descriptor, 'version' | 'integrity'>;

/** A release compares only the names from the platform's own modules; libraries are compared by version. */
function named(shared: Record<string, string[]>): ExportsByModule {
  return Object.fromEntries(
    Object.entries(shared).map(([module, names]) => [module, isPlatformModule(module) ? names : []]),
  );
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
  { entry, modules, provided }: BuildFacts,
  common: Common,
): ShellDescriptor {
  const platform = Object.entries(provided).filter(([module]) => isPlatformModule(module));
  return {
    kind: 'shell',
    name: 'shell',
    contract: contractVersion,
    ...common,
    entry: `web/${entry}`,
    start: startScript,
    serverEntry: 'server/shell.cjs',
    pages: pages.map((page) => {
      const facts = modules[page.path];
      return { ...page, scripts: (facts?.scripts ?? []).map((file) => `web/${file}`) };
    }),
    developmentPages,
    provides: Object.fromEntries(platform.map(([module, { exports }]) => [module, exports])),
  };
}
