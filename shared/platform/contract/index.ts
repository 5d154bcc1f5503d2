/**
 * The contract between the shell and a remote: what a remote says of itself (its descriptor) and what it exposes
 * (its pages and blocks). Both sides compile against this file; `contractVersion` tells two builds apart at run time.
 */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { pageEntrySchema, remoteDefinitionSchema, shellDefinitionSchema, siteConfigSchema } from './schema';

/**
 * Version of this contract. A shell mounts remotes of its own version and of the one before (`./before`): a break is shell
 * first.
 */
export const contractVersion = 5;

export type { FooterGroup, MenuGroup } from './groups';

/** Who a site is, as its `site.config.ts` says it. The shell's version carries it, and a release reads it there. */
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** One page of a remote: a path and the exposed module that has its component. */
export type PageEntry = z.infer<typeof pageEntrySchema>;

/** What a remote says of itself at build time: `descriptor` in its `src/descriptor.ts`. */
export type RemoteDefinition = z.infer<typeof remoteDefinitionSchema>;

/** What the shell says of itself at build time. */
export type ShellDefinition = z.infer<typeof shellDefinitionSchema>;

/** The module of a page, as a remote exposes it. */
export type PageModule = { Page: ComponentType };

/** What a page tells a block of what it shall show: words, digits, hyphens and spaces, as in `psychology`. */
export type BlockProps = { about?: string | undefined };

/** The module of a block, as a remote exposes it. */
export type BlockModule = { Block: ComponentType<BlockProps> };

/**
 * The parameter's value for all values that a pattern does not know. The page rendered with it is the pattern's
 * not-found document.
 */
const unknownValue = 'not-found';

/** The address of one value of a pattern: `business` of `/college/:slug` is at `/college/business`. */
export function valueAddress(path: string, value: string): string {
  const parts = value.split('/');
  return path.replace(/:[^/]+/g, () => parts.shift() ?? '');
}

/** The address at which a pattern is rendered for all values that it does not know. */
export function unknownAddress(path: string): string {
  return path.replace(/:[^/]+/g, unknownValue);
}

/** The exposed module of a block, by its name. */
export function blockModule(name: string): string {
  return `./blocks/${name}`;
}

/** Checks a site's configuration against its type and keeps its literal types. */
export function defineSite<const T extends SiteConfig>(config: T): T {
  return config;
}

/** Checks a remote's definition against its type and keeps its literal types. */
export function defineRemote<const T extends RemoteDefinition>(definition: T): T {
  return definition;
}
