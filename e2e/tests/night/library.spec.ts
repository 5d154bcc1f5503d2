import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publishing, tool } from '../../releases/project';
import type { Scratch } from '../../releases/scratch';
import { expect, hydrated, test } from '../../fixtures';

/** A library with React Router inside, in a remote. */
test.describe.configure({ timeout: 180_000 });

/** A copy of campus whose page of visits shows what the library `crumbs` exports. */
function withLibrary(scratch: Scratch, files: Record<string, string>): string {
  const root = scratch.package('campus', {
    'src/pages/visit/visit-page.tsx': (text) =>
      `// @ts-expect-error It has no types.\nimport { Crumbs } from 'crumbs';\n${text}`.replace(
        '<Ledger items={highlights.items} />',
        '<Ledger items={highlights.items} /><Crumbs />',
      ),
  });
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'node_modules', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return root;
}

const crumbs = {
  'crumbs/package.json': JSON.stringify({ name: 'crumbs', type: 'module', main: 'index.js' }),
  'crumbs/index.js': `import { createElement } from 'react';
    import { Link, useLocation } from 'react-router-dom';
    export const Crumbs = () => createElement(Link, { to: { pathname: '/athletics' } }, 'From ' + useLocation().pathname);`,
};

test('one with the platform’s major version takes the page’s own router', async ({ page, scratch }) => {
  const site = scratch.site();
  const { status, stderr } = tool(publishing('campus', site, withLibrary(scratch, crumbs)));
  expect(status, stderr).toBe(0);
  await page.goto(`${await scratch.serve(site)}/visit`);
  await hydrated(page);
  await page.getByRole('link', { name: 'From /visit' }).click();
  await expect(page).toHaveURL(/\/athletics$/);
});
