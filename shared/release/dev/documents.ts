import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@3eu/shared/contract/release';
import { hasPage, pinnedFor } from './registry';
import { overrideScriptPath } from './overrides';
import type { ShellVersion } from '../plan/versions';
import type { OpenRenderer } from '../render/renderer';
import type { SourceAnswer } from './source';

/**
 * Renders documents for development: the frame and menus from the working tree's descriptors, around a page that the
 * browser renders, because a remote in development has no server build.
 */
export function documentsFor(renderer: OpenRenderer, { descriptor }: ShellVersion, shellScript: string) {
  let opened: Registry | null = null;
  return async (registry: Registry, path: string): Promise<SourceAnswer> => {
    const own = descriptor.pages.find((page) => page.path === path);
    const at = own && !own.blocks?.length ? path : '/404';
    // Every request brings a new registry object, mostly with the same content as the last one.
    if (!isDeepStrictEqual(opened, registry)) await renderer.open(registry, []);
    opened = registry;
    const { html } = await renderer.render({
      path: at,
      registry: pinnedFor(registry, path, own?.blocks ?? []),
      entry: { url: shellScript, integrity: '' },
      preload: [],
      config: {},
      origins: {},
      development: { answers: path, firstScript: overrideScriptPath },
    });
    const isKnown = own !== undefined || descriptor.developmentPages.includes(path) || hasPage(registry, path);
    return { status: isKnown ? 200 : 404, type: 'text/html; charset=utf-8', body: Buffer.from(html) };
  };
}
