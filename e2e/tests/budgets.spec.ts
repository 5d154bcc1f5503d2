import { expect, test } from '../fixtures';
import { loadedScripts } from '../page/first-view';

/**
 * Brotli bytes of all scripts of a first view, with half a kB to spare for changes to the pages' text. Times are never
 * asserted.
 */
const budgets = { '/': 122_300, '/faq': 115_100, '/major/psychology': 113_700, '/athletics': 124_000 };

for (const [path, bytes] of Object.entries(budgets)) {
  test(`${path} loads at most five scripts, all named in its document, and at most ${bytes} bytes`, async ({
    page,
    request,
  }) => {
    const scripts = await loadedScripts(page, path);
    const html = await (await request.get(path)).text();
    expect(scripts.length).toBeLessThanOrEqual(5);
    // A script that the document does not name has to wait for another one: a chain of requests.
    expect(scripts.filter((script) => !html.includes(script.path))).toEqual([]);
    expect(scripts.reduce((sum, script) => sum + script.bytes, 0)).toBeLessThanOrEqual(bytes);
  });
}

test('scripts begin with the hint to compile them early, and contain no source comments, not even those in styles', async ({
  page,
  request,
}) => {
  for (const { path } of await loadedScripts(page, '/athletics')) {
    const text = await (await request.get(path)).text();
    if (!path.endsWith('/start.js')) expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(text).not.toContain('/* ');
  }
});
