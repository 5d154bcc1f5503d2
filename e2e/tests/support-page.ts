import type { Page } from '@playwright/test';

/** Waits until React runs on the page itself; the frame around it comes first. */
export async function pageHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/**
 * Gives each document a connection of the knowledge base, as a site that was configured with one does. Before its
 * scripts run; the document itself stays the server's, whose address decides whether the loopback may be asked.
 */
export async function connectPage(page: Page, knowledgeBase: { url: string; key: string }): Promise<void> {
  await page.addInitScript((text) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      document.getElementById('uni3e-config')!.textContent = text;
    });
  }, JSON.stringify({ knowledgeBase }));
}
