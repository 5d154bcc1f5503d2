import { publishing } from '../../releases/project';
import { expect, pageHydrated, test } from '../../fixtures';
import { heading } from '../../sample/page';

/** A library with React Router inside, in a remote, as a page of its team shows it. */
const files = {
  'node_modules/crumbs/package.json': JSON.stringify({ name: 'crumbs', type: 'module', main: 'index.js' }),
  'node_modules/crumbs/index.js': `import { createElement } from 'react';
    import { Link, useLocation } from 'react-router-dom';
    export const Crumbs = () => createElement(Link, { to: { pathname: '/letters' } }, 'From ' + useLocation().pathname);`,
  'src/pages/draft/draft-page.tsx': `import { Seo } from '@3eu/platform/page';
// @ts-expect-error It has no types.
import { Crumbs } from 'crumbs';

export const Page = () => (
  <>
    <Seo title="Draft" description="A draft." keywords={[]} section="Letters" />
    <h1>Draft</h1>
    <Crumbs />
  </>
);
`,
};

test(
  'one with the platform’s major version takes the page’s own router',
  { tag: '@night' },
  async ({ page, scratch }) => {
    const site = scratch.site();
    const { status, stderr } = scratch.tool(publishing('letters', site, scratch.version('letters', undefined, files)));
    expect(status, stderr).toBe(0);
    await page.goto(`${await scratch.serve(site)}/letters/draft`);
    await pageHydrated(page);
    await page.getByRole('link', { name: 'From /letters/draft' }).click();
    await expect(heading(page)).toHaveText('Letters');
  },
);
