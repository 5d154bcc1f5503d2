/** Room build: the rules of lint that every site shares. For `eslint.config.mjs` of sites and of outside repositories. */
import { join } from 'node:path';
import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Syntax that is forbidden everywhere. */
export const refusedSyntax = {
  styleAttributes: {
    selector: "JSXAttribute[name.name='style']",
    message: 'The Content-Security-Policy forbids style attributes; use an emotion style instead.',
  },
  wholePlatform: {
    selector: 'ImportDeclaration[source.value=/^@3eu.(platform|university)/] > ImportNamespaceSpecifier',
    message: 'Import from the platform by name: the release gate compares the names with what the live shell provides.',
  },
  htmlFromText: {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Trusted Types forbids inserting HTML from a string; write elements instead.',
  },
};

/** What remotes import by habit, as regular expressions, and our way. */
export const habits = [
  {
    regex: '^react-router(-dom)?(/|$)',
    message: 'Import it from @3eu/platform/page: a page has one router, which the shell brings.',
  },
  {
    regex: String.raw`\.(scss|sass|less)$`,
    message:
      'Write styles with @emotion/styled, or import plain CSS, as the text that <Global> of @emotion/react takes.',
  },
  {
    regex: String.raw`\.(avif|gif|jpe?g|png|svg|webp)$`,
    message:
      'Put the picture into pictures/masters, run `npm run pictures`, and show it with <Picture> of @3eu/platform/page: in every size, with its alternative text.',
  },
];

/** What holds for the code of every package, in this repository and in those of remotes that live outside it. */
export const houseStyle = [
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/*.generated.ts',
      '**/test-results/**',
      '**/playwright-report/**',
      '.cache/**',
      'site/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  reactHooks.configs.flat['recommended-latest'],
  jsxA11y.flatConfigs.strict,
  {
    name: 'house style',
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: { 'import-x': importX },
    languageOptions: {
      globals: {
        PRERENDER: 'readonly',
        SITE: 'readonly',
        console: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        performance: 'readonly',
        fetch: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: {
      'max-lines': ['error', { max: 450 }],
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...Object.values(refusedSyntax)],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { name: 'tests', files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 500 }] } },
  { name: 'content', files: ['**/content/**'], rules: { 'max-lines': 'off' } },
  {
    name: 'descriptors',
    // Declaration merging works only with interfaces.
    files: ['**/src/descriptor.ts', '**/site.config.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    name: 'configs',
    files: ['*.config.{mjs,ts}', '**/*.config.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
];

/**
 * Every package must declare what it imports.
 * @param folder The package's folder, as a path prefix; empty if it is the whole repository.
 * @param packageDir Folders of the package.json files whose declarations count.
 * @returns {import('eslint').Linter.Config}
 */
export function declared(folder, packageDir, ignores = []) {
  return {
    name: `declared/${folder}`,
    files: [`${folder === '' ? '' : `${folder}/`}**/*.{ts,tsx,mjs}`],
    ...(ignores.length > 0 ? { ignores } : {}),
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-extraneous-dependencies': ['error', { packageDir, includeTypes: true }] },
  };
}

/**
 * The whole ESLint configuration of a remote in its own repository. Dependencies and peer dependencies of the platform
 * count as declared.
 * @param root The repository's folder.
 */
export function remotePreset(root) {
  return [
    ...houseStyle,
    { name: 'habits', rules: { 'no-restricted-imports': ['error', { patterns: habits }] } },
    declared('', [root, join(import.meta.dirname, '..')]),
  ];
}
