import { publishing, registryOf } from '../../releases/project';
import { expect, isSameDocument, markDocument, pageHydrated, test } from '../../fixtures';
import { heading, menu } from '../../sample/page';

/** A candidate of one package beside the live versions of all others. The shell is tried at each change; a remote's release is, too (delivery). */
const candidates = [
  ['shell', []],
  ['works', ['@night']],
  ['letters', ['@night']],
  ['desk', ['@night']],
] as const;

for (const [name, tag] of candidates)
  test(
    `a candidate of ${name} works with the other live packages, without a page load between sections`,
    { tag: [...tag] },
    async ({ page, scratch }) => {
      const site = scratch.site();
      const versions = () =>
        Object.entries(registryOf(site).remotes).map(([remote, { version }]) => `${remote} ${version}`);
      const before = versions();
      const { status, stderr } = scratch.tool(publishing(name, site, scratch.version(name)));
      expect(status, stderr).toBe(0);
      const changed = versions().filter((version) => !before.includes(version));
      expect(changed.map((version) => version.split(' ')[0])).toEqual(name === 'shell' ? [] : [name]);
      const url = await scratch.serve(site);
      await page.goto(url);
      await pageHydrated(page);
      await markDocument(page);
      for (const title of ['Works', 'Letters', 'News']) {
        await menu(page, title).click();
        await expect(heading(page)).toHaveText(title);
        await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
      }
      expect(await isSameDocument(page)).toBe(true);
      for (const path of ['/works/harbour', '/works/orchard/rooms', '/letters', '/desk', '/news']) {
        await page.goto(url + path);
        await pageHydrated(page);
        await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
      }
    },
  );
