import type { PinnedScript } from '@3eu/shared/contract/release';

const asked = new Set<string>();

/** Asks for scripts before anything runs that needs them, each once: they come side by side instead of one after the other. */
export function preloadScripts(scripts: readonly PinnedScript[]): void {
  for (const { url, integrity } of scripts) {
    if (asked.has(url)) continue;
    asked.add(url);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href: url, crossOrigin: 'anonymous', integrity });
    document.head.append(link);
  }
}
