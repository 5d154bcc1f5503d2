import { publishing, registryOf, tool } from '../../releases/project';
import type { Scratch } from '../../releases/scratch';
import { expect, hydrated, test } from '../../fixtures';
import { remotesWithPage, stayedOnTheWayTo } from '../../releases/sections';

/** A candidate of one package beside the live versions of all others, as every release makes it. */
test.describe.configure({ timeout: 180_000 });

const remotes = ['academics', 'admissions', 'campus', 'support'] as const;

/** Another version of each package. The shell, and one remote for all of them, are tried at each change. */
const candidates: [name: string, make: (scratch: Scratch) => string, tag: string[]][] = [
  [
    'shell',
    (scratch) =>
      scratch.package('shell', { 'src/entry-browser.ts': (text) => `${text}\nconsole.debug('candidate');\n` }),
    [],
  ],
  ['academics', (scratch) => scratch.candidate('academics'), []],
  ...remotes
    .slice(1)
    .map((name): (typeof candidates)[number] => [name, (scratch) => scratch.candidate(name), ['@night']]),
];

for (const [name, make, tag] of candidates)
  test(
    `a candidate of ${name} works with the other live packages, without a page load between sections`,
    { tag },
    async ({ page, scratch }) => {
      const site = scratch.site();
      const before = registryOf(site).remotes;
      const candidate = make(scratch);
      const { status, stderr } = tool(publishing(name, site, candidate));
      expect(status, stderr).toBe(0);
      const after = registryOf(site).remotes;
      expect(remotes.filter((each) => after[each]!.version !== before[each]!.version)).toEqual(
        remotes.filter((each) => each === name),
      );
      const url = await scratch.serve(site);
      await page.goto(url);
      await hydrated(page);
      for (const section of remotesWithPage) expect(await stayedOnTheWayTo(page, section), section).toBe(true);
      for (const path of ['/application', '/college/business', '/visit', '/about']) {
        await page.goto(url + path);
        await hydrated(page);
        await expect(page.locator('main [data-dehydrated]')).toHaveCount(0);
      }
    },
  );
