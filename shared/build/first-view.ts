/** What keeps the scripts of a first view few and small. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Chunk } from '@rspack/core';
import { exposeChunk, federationName } from './federation';

const require = createRequire(import.meta.url);

/** Whether a chunk is there for a shared module. */
function isLoadedFor(chunk: Chunk, module: string): boolean {
  return [...chunk.groupsIterable].some(({ origins }) => origins.some((origin) => origin.module?.identifier().includes(` ${module}@`)));
}

/**
 * What a first view needs together stands in one script: a remote's routes in its entry, since whoever asks for a page
 * of the remote asks for both, and the carousel beside the home page, which is nearly the only page to show it.
 */
export function mergedChunks(name: string, isRemote: boolean): Record<string, object> {
  const common = { type: /^javascript/, enforce: true };
  return isRemote
    ? { routes: { ...common, name: federationName(name), chunks: (chunk: Chunk) => chunk.name === exposeChunk('routes') } }
    : { home: { ...common, name: 'home', chunks: (chunk: Chunk) => isLoadedFor(chunk, '@3eu/shared/ui/carousel') } };
}

/**
 * The shell provides the design system whole. As one module it is smaller than part by part, which is how the bundler
 * takes an entry that it believes to have no side effects.
 */
export const wholeDesignSystem = { test: join(import.meta.dirname, '../src/ui/index.ts'), sideEffects: true };

/** The production build of react-router, whose `exports` name the development one alone: it is full of warnings. */
export function productionRouter(): Record<string, string> {
  const built = join(dirname(createRequire(require.resolve('react-router-dom/package.json')).resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(built, 'index.mjs'), 'react-router/dom$': join(built, 'dom-export.mjs') };
}
