import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from './packages';
import { PublishError } from './publish-error';

function words(name: string): { title: string; component: string } {
  const parts = name.split('-').map((part) => part[0]!.toUpperCase() + part.slice(1));
  return { title: [parts[0], ...name.split('-').slice(1)].join(' '), component: `${parts.join('')}Page` };
}

/** The files of a working remote with one page, by path. */
function template(name: string): Record<string, string> {
  const { title, component } = words(name);
  const folder = `src/pages/${name}`;
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@3eu/mfe-${name}`,
        version: '1.0.0',
        private: true,
        type: 'module',
        scripts: { build: 'node --import tsx/esm ../shared/build/run.ts', types: 'tsc --build', test: 'jest' },
        dependencies: { '@3eu/shared': '1.0.0' },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "outDir": "dist/types", "rootDir": "src", "types": ["jest", "@testing-library/jest-dom"] },
  "include": ["src"],
  "references": [{ "path": "../shared" }]
}
`,
    'rspack.config.ts': `import { remote } from '@3eu/shared/build';
import { descriptor } from './src/descriptor';

export const build = remote(import.meta.dirname, descriptor);
`,
    'src/descriptor.ts': `import { defineRemote } from '@3eu/shared/contract';

export const descriptor = defineRemote({
  name: '${name}',
  pages: [{ path: '/${name}', label: '${title}', menu: 'student-life', footer: 'campus' }],
});
`,
    'src/routes.tsx': `import { defineRoutes } from '@3eu/shared/contract';
import type { descriptor } from './descriptor';

export const { contract, routes } = defineRoutes<typeof descriptor>({
  '/${name}': () => import('./pages/${name}/${name}-page').then((m) => ({ Component: m.${component} })),
});
`,
    [`src/content/${name}.ts`]: `export const content = {
  seo: {
    title: '${title}',
    description: '${title} at 3E University: where it is, when it is open, and whom to ask.',
    keywords: ['${title}', '3E University'],
    section: '${title}',
  },
  title: '${title}',
  lede: 'Where it is, when it is open, and whom to ask.',
} as const;
`,
    [`${folder}/${name}-page.tsx`]: `import { PageHeader } from '@3eu/shared/ui';
import { Seo } from '@3eu/shared/seo';
import { content } from '../../content/${name}';

export function ${component}() {
  return (
    <>
      <Seo {...content.seo} />
      <PageHeader variant="plain" title={content.title} lede={content.lede} />
    </>
  );
}
`,
    [`${folder}/${name}-page.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/shared/testing';
import { content } from '../../content/${name}';
import { ${component} } from './${name}-page';

test('the page says what it is', () => {
  renderPage(<${component} />, { path: '/${name}' });
  expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
});
`,
  };
}

/**
 * Makes a working remote: a package with one page, its words and its test. Menus and sitemap show it once it is published.
 * @returns The new package's folder.
 */
export async function createRemote(name: string | undefined): Promise<string> {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new PublishError('Name the remote in lower-case letters, digits and hyphens: npm run new-remote -- library');
  const root = join(projectRoot, `mfe-${name}`);
  if (existsSync(root)) throw new PublishError(`mfe-${name} is there already. Choose another name.`);
  for (const [file, content] of Object.entries(template(name))) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  const references = join(projectRoot, 'tsconfig.json');
  const text = await readFile(references, 'utf8');
  await writeFile(references, text.replace('    { "path": "./shell" }', `    { "path": "./mfe-${name}" },\n    { "path": "./shell" }`));
  return root;
}
