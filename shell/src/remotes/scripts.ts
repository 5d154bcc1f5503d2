import type { PinnedScript } from '@3eu/shared/contract/release';
import { trustedTypesPolicy } from '@3eu/shared/contract/trusted-types';

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

type ScriptUrlPolicy = { createScriptURL: (url: string) => string };
type TrustedTypesFactory = { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };

let policy: ScriptUrlPolicy | undefined;

/** An address that a script may be loaded from, in the form that Trusted Types ask for where a browser has them. */
export function scriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  policy ??= factory?.createPolicy(trustedTypesPolicy, { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
}

/**
 * Runs a script, checked against the hash from its release; one served by a developer's machine has none.
 * @returns When it has run. Rejects where it cannot be loaded or its hash differs.
 */
export function runScript({ url, integrity }: PinnedScript): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = scriptUrl(url);
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} was refused.`));
    document.head.append(script);
  }).finally(() => script.remove());
}
