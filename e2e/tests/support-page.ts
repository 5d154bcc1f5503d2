import type { Page } from '@playwright/test';

/** Waits until React runs on the page itself; the frame around it comes first. */
export async function pageHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber')));
}

/** Serves the knowledge base's document with a connection in it, as a site that was configured with one does. */
export async function connectPage(page: Page, knowledgeBase: { url: string; key: string }): Promise<void> {
  const block = `<script type="application/json" id="uni3e-config">${JSON.stringify({ knowledgeBase })}</script></head>`;
  await page.route(/\/knowledge-base(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</head>', block) });
  });
}
