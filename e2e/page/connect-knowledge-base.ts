import type { Page } from '@playwright/test';
import { configElementId } from '@3eu/platform/contract/elements';

/**
 * Gives each document a knowledge base connection, as on a site that is configured with one, before its scripts run.
 * The document itself still comes from the server: its address decides whether it may connect to the loopback.
 */
export async function connectPage(page: Page, knowledgeBase: { url: string; key: string }): Promise<void> {
  await page.addInitScript(
    ([id, text]) =>
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') document.getElementById(id)!.textContent = text;
      }),
    [configElementId, JSON.stringify({ knowledgeBase })] as const,
  );
}
