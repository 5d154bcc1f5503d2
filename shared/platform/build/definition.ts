/**
 * Room build: what a package says of itself, checked before anything is built. For this room and the check of content.
 * What it asks for is the contract’s.
 */
import type { z } from 'zod';
import { blockModule, type RemoteDefinition, type ShellDefinition, type SiteConfig } from '../contract';
import { modulesOf } from '../contract/address';
import {
  pageEntrySchema,
  pageParamSchema,
  remoteDefinitionSchema,
  shellDefinitionSchema,
  shellPageSchema,
  siteConfigSchema,
} from '../contract/schema';
import type { Federation } from '../page/shared-modules';
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

/** Name of the shell's script that runs its entry. It needs no hash: the folder of a version never changes. */
export const startScript = 'web/start.js';

/** Name of the chunk of a page of the shell that is loaded lazily; a page without one stands in the entry. */
export function shellPageChunk(path: string): string {
  return path.split('/')[1] || 'home';
}
