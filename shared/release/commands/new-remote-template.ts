import type { MenuGroup } from '@3eu/shared/contract';
import { menuGroups } from '@3eu/shared/site';

/** Where a new page is listed until its team says otherwise: in the last group of the menus. */
const menu = (Object.keys(menuGroups) as MenuGroup[]).at(-1)!;

/** Name of a remote in words: `student-housing` is "Student housing". */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function packageJson(name: string, platform: string): string {
  const content = {
    name: `@3eu/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'rspack build',
      types: 'tsc --build',
      test: `jest -c ../jest.config.mjs --selectProjects mfe-${name}`,
    },
    dependencies: { '@3eu/shared': platform },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const tsconfig = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "outDir": "dist/types", "rootDir": "..", "types": ["jest", "@testing-library/jest-dom"] },
  "include": ["src", "../*/src/descriptor.ts", "../*/src/content/catalog.ts"],
  "references": [{ "path": "../shared" }]
}
`;

const rspackConfig = `import { remote } from '@3eu/shared/build';
import { descriptor } from './src/descriptor';

export default remote(import.meta.dirname, descriptor);
`;

function descriptor(name: string, title: string): string {
  return `import { defineRemote } from '@3eu/shared/contract';

/** What this remote offers, in the order of the menus. */
export const descriptor = defineRemote({
  name: '${name}',
  pages: [
    {
      path: '/${name}',
      label: '${title}',
      menu: '${menu}',
      footer: '${menuGroups[menu]}',
    },
  ],
});

declare module '@3eu/shared/contract/href' {
  interface SitePages {
    ${name.includes('-') ? `'${name}'` : name}: typeof descriptor;
  }
}
`;
}

function content(title: string): string {
  return `import { brand } from '@3eu/shared/site';

export const content = {
  seo: {
    title: '${title}',
    description: \`${title} at \${brand.name}: where it is, when it is open, and whom to ask.\`,
    keywords: ['${title}', brand.name],
    section: '${title}',
  },
  title: '${title}',
  lede: 'Where it is, when it is open, and whom to ask.',
} as const;
`;
}

function schemas(name: string): string {
  return `import { file, metadata, shape, words } from '@3eu/shared/content';

/** What each file of this folder holds: the check of the content compares. */
export const schemas = {
  ${name.includes('-') ? `'${name}'` : name}: file({ content: shape({ ...words('title', 'lede'), seo: metadata }) }),
};
`;
}

function page(name: string): string {
  return `import { Seo } from '@3eu/shared/seo';
import { PageHeader } from '@3eu/shared/ui';
import { content } from '../../content/${name}';

export function Page() {
  return (
    <>
      <Seo {...content.seo} />
      <PageHeader variant="plain" title={content.title} lede={content.lede} />
    </>
  );
}
`;
}

function pageTest(name: string): string {
  return `import { screen } from '@testing-library/react';
import { renderPage } from '@3eu/shared/testing';
import { content } from '../../content/${name}';
import { Page } from './${name}-page';

test('the page says what it is', () => {
  const path = '/${name}';
  renderPage(<Page />, { path });
  expect(screen.getByRole('heading', { level: 1, name: content.title })).toBeVisible();
});
`;
}

/** The sources of a working remote with one page, its words and its test, by path. */
export function remoteSources(name: string): Record<string, string> {
  const title = titleOf(name);
  return {
    'rspack.config.ts': rspackConfig,
    'src/descriptor.ts': descriptor(name, title),
    [`src/content/${name}.ts`]: content(title),
    'src/content/schemas.ts': schemas(name),
    [`src/pages/${name}/${name}-page.tsx`]: page(name),
    [`src/pages/${name}/${name}-page.test.tsx`]: pageTest(name),
  };
}

/**
 * A remote as a package of the platform's repository.
 * @param platform The platform's version.
 */
export function workspaceTemplate(name: string, platform: string): Record<string, string> {
  return { 'package.json': packageJson(name, platform), 'tsconfig.json': tsconfig, ...remoteSources(name) };
}
