import type { PinnedScript } from '@3eu/shared/contract/release';

/**
 * Asks for scripts before anything runs that needs them, each once, whichever script of the page has asked: they come side
 * by side instead of one after the other.
 * @param fetchPriority Low where pictures and fonts come first.
 */
export function preloadScripts(scripts: readonly PinnedScript[], fetchPriority: 'auto' | 'low' = 'auto'): void {
  const asked = new Set([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href')));
  for (const { url, integrity } of scripts) {
    if (asked.has(url)) continue;
    asked.add(url);
    const link = document.createElement('link');
    Object.assign(link, {
      rel: 'preload',
      as: 'script',
      href: url,
      crossOrigin: 'anonymous',
      integrity,
      fetchPriority,
    });
    document.head.append(link);
  }
}
