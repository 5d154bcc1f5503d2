import type { Page } from '@playwright/test';

type Policy = { createScriptURL: (url: string) => string };
type Factory = { createPolicy: (name: string, rules: Policy) => Policy };

/** Has a page register the site's service worker, as it does by itself on the provider's hosting only. */
export function registerWorker(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Factory };
    const policy = trustedTypes.createPolicy('uni3e', { createScriptURL: (url) => url });
    await navigator.serviceWorker.register(policy.createScriptURL('/sw.js'));
  });
}
