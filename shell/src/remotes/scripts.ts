import type { PinnedScript } from '@3eu/shared/contract/release';
import { trustedTypesPolicy } from '@3eu/shared/contract/trusted-types';

/**
 * Asks for scripts before anything runs that needs them, each once, whichever script of the page has asked: they come side
 * by side instead of one after the other.
 * @param fetchPriority Low where pictures and fonts come first.
 */
export function preloadScripts(scripts: readonly PinnedScript[], fetchPriority: 'auto' | 'low' = 'auto'): void {
  const asked = new Set(preloadedScripts());
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

/** The addresses of all scripts that were asked for before anything ran that needs them. */
export function preloadedScripts(): string[] {
  return [...document.head.querySelectorAll('link')].flatMap((link) => link.getAttribute('href') ?? []);
}

/**
 * Requests scripts again. For the same address, a browser refuses again what it has refused, and keeps for a year what a
 * broken host had it keep; this replaces both.
 * @throws where the host does not answer.
 */
export async function reloadScripts(urls: readonly string[]): Promise<void> {
  const answers = await Promise.all(urls.map((url) => fetch(url, { cache: 'reload' })));
  const refused = answers.find(({ ok }) => !ok);
  if (refused) throw new Error(`${refused.url} answers ${refused.status}.`);
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

/** The element that runs a script, checked against the hash from its release; a developer's machine gives none. */
export function scriptElement({ url, integrity }: PinnedScript): HTMLScriptElement {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = scriptUrl(url);
  return script;
}

/** @returns When a script has run. Rejects where it cannot be loaded or its hash differs. */
export function runScript(pinned: PinnedScript): Promise<void> {
  const script = scriptElement(pinned);
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${pinned.url} was refused.`));
    document.head.append(script);
  }).finally(() => script.remove());
}
