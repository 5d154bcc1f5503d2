import { registryElementId } from '@3eu/shared/contract/elements';
import type { Registry } from '@3eu/shared/contract/release';
import type { ShellVersion } from '../plan/versions';
import type { OpenRenderer } from '../render/renderer';
import { overrideScriptPath } from './overrides';
import { pinnedFor } from './registry';

/**
 * Turns a document for visitors into one for development: it turns the overrides on, and has no policy, which only
 * released scripts satisfy.
 * @param path The address that it answers, where it was rendered at another one.
 */
export function developmentDocument(html: string, renderedAt: string, path: string): string {
  const inJson = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(
      `id="${registryElementId}">{"path":${inJson(renderedAt)}`,
      () => `id="${registryElementId}">{"path":${inJson(path)}`,
    )
    .replace('<head>', `<head><script src="${overrideScriptPath}"></script>`);
}

/**
 * Renders documents for development: frame and menus as the working tree's descriptors make them, round a page that the
 * browser renders, since what is developed has no server build.
 */
export function documentsFor(renderer: OpenRenderer, { descriptor }: ShellVersion, shellScript: string) {
  let opened: Registry | null = null;
  return async (registry: Registry, path: string): Promise<string> => {
    const own = descriptor.pages.find((page) => page.path === path);
    const at = own && !own.blocks?.length ? path : '/404';
    if (opened !== registry) await renderer.open(registry, []);
    opened = registry;
    const { html } = await renderer.render({
      path: at,
      registry: pinnedFor(registry, path, own?.blocks ?? []),
      entry: { url: shellScript, integrity: '' },
      preload: [],
      config: {},
      origins: {},
    });
    return developmentDocument(html, at, path);
  };
}
