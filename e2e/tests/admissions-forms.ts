import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** What a form has to bear: scripts, right-to-left, emoji, other alphabets, odd characters, and a name that objects have. */
export const hostile = [
  '<script>window.pwned = 1</script><img src=x onerror="window.pwned = 1">',
  'مرحبا بالعالم \u202Eדגים\u202C',
  '🐳👩🏽‍🚀🏳️‍🌈 e\u0301\u0301\u0301',
  `"'; DROP TABLE students; -- \${1+1} {{1+1}} %00 \\`,
  '__proto__',
] as const;

/** A hundred kilobytes, pasted at once. */
export const long = 'narwhal '.repeat(12_500);

/** The site's own files: pictures coming into view, scripts that the shell fetches ahead, the registry it looks at. */
const ownFile = /^\/(shell|remotes|pictures|people|emblems|fonts|icons)\/[\w./-]+$|^\/remotes\.json$/;

/** Fails when something goes out that is more than the reading of a file of the site. Call `check` at the end. */
export function watchNetwork(page: Page) {
  const sent: string[] = [];
  const home = new URL(page.url()).origin;
  page.on('websocket', (socket) => sent.push(`websocket ${socket.url()}`));
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const reads = request.method() === 'GET' && origin === home && search === '' && ownFile.test(pathname);
    if (!reads) sent.push(`${request.method()} ${request.url()}`);
  });
  return { check: () => expect(sent).toEqual([]) };
}

/** Nothing that was written is anywhere but in the page. */
export async function expectNothingStored(page: Page, written: string) {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      location.href,
      history.state,
    ]);
  });
  expect(stored).not.toContain(written);
}

/** Accessibility violations of the page as it stands. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      axe: { run: (context: Document) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await runner.run(document);
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
}
