/** Room federation: asks for scripts and runs them, each checked against its hash. For this room, start and offline. */
import { isLoopback } from '@3eu/platform/contract/hosts';
import type { PinnedScript } from '@3eu/platform/contract/descriptor';

/**
 * Asks for scripts before anything runs that needs them, each once: they come side by side instead of one after the other.
 * @param fetchPriority Low where pictures and fonts come first.
 */
export function preloadScripts(scripts: readonly PinnedScript[], fetchPriority: 'auto' | 'low' = 'auto'): void {
  const asked = new Set(preloadedScripts());
  for (const { url, integrity } of scripts) {
    if (asked.has(url)) continue;
    asked.add(url);
    const link = document.createElement('link');
    const how = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, fetchPriority };
    Object.assign(link, how, { href: url });
    document.head.append(link);
  }
}

/** The addresses of all scripts that were asked for before anything ran that needs them. */
export function preloadedScripts(): string[] {
  return [...document.head.querySelectorAll('link')].flatMap((link) => link.getAttribute('href') ?? []);
}

/** Whether scripts that were asked for have come, as the browser's timings tell. */
export function haveArrived(scripts: readonly PinnedScript[]): boolean {
  return scripts.every(({ url }) => performance.getEntriesByName(new URL(url, location.href).href).length > 0);
}

/**
 * Requests scripts again. For the same address, a browser refuses again what it has refused, and keeps for a year what a
 * broken host had it keep; this replaces both.
 * @throws where the host does not answer.
 */
export async function reloadScripts(urls: readonly string[]): Promise<void> {
  const reload = async (url: string) => {
    const { ok, status } = await fetch(url, { cache: 'reload' }).catch(() => ({ ok: false, status: 'nothing' }));
    if (!ok) throw new Error(`${url} answers ${status}.`);
  };
  await Promise.all(urls.map(reload));
}

type Policy = { createScriptURL: (url: string) => string };
const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };
const policy = trustedTypes?.createPolicy(SITE.id, { createScriptURL: (url) => url });

/** An address that a script may be loaded from, in the form that Trusted Types ask for where a browser has them. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? url;

/** Whether a script without a hash may run: a development server's, on the machine that it runs on. */
export function isOnThisMachine(url: string, page: string = location.href): boolean {
  return [url, page].every((each) => isLoopback(new URL(each, page).hostname));
}

/**
 * The element that runs a script, checked against the hash from its release.
 * @throws for one without a hash that does not come from a development server on this machine.
 */
export function scriptElement({ url, integrity }: PinnedScript): HTMLScriptElement {
  if (!integrity && !isOnThisMachine(url))
    throw new Error(`${url} has no hash, so it runs on a developer’s machine only.`);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = scriptUrl(url);
  return script;
}
