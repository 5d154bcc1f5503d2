import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { declared, houseStyle } from './shared/build/eslint-preset.mjs';

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));

/** Forbids a package to reach into others, by their names and by paths that climb out of it. */
function boundary(folder, forbidden, message, end = '(/|$)') {
  const names = forbidden.join('|');
  return {
    name: `boundaries/${folder}`,
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: `^(@3eu/|(\\.\\./)+)(${names})${end}`, message }] }],
    },
  };
}

export default tseslint.config(
  { ignores: ['site/**', '.e2e-*/**'] },
  ...houseStyle,
  {
    name: 'browser tests',
    files: ['e2e/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 400 }], 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    name: 'content',
    files: ['shared/src/site/**', 'shared/src/picture/**', '**/entries.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'tools',
    files: ['shared/release/**/*.mjs', 'shared/release/commands/cli.ts', 'shared/build/**', '*/bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'configs',
    files: ['e2e/**/*.ts', 'shared/build/jest-environment.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    name: 'browser code of the build',
    files: ['shared/build/runtime/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        URL: 'readonly',
        __webpack_require__: 'readonly',
        __webpack_get_script_filename__: 'writable',
      },
    },
  },
  {
    name: 'kept pages',
    // React leaves prerendered HTML alone where it is told that the HTML is not its own; nothing is ever written.
    files: ['shell/src/app/kept.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  boundary('shared', ['shell', 'e2e', ...remotes], 'shared depends on nothing above it.'),
  {
    name: 'boundaries/shared/release',
    files: ['shared/src/**/*.{ts,tsx}', 'shared/build/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(@3eu/|(\\.\\./)+)(release|shell|e2e|${remotes.join('|')})(/|$)`,
              message: 'shared depends on nothing above it.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'boundaries/shared/bundled',
    files: ['shared/src/ui/bundled/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(\\.\\./|@3eu/(?!shared/))',
              message:
                'Remotes bundle these, and would bundle what they import by path: import that from @3eu/shared/ui, which is on the page already.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'deciding without doing',
    files: ['shared/release/plan/**/*.ts', 'shared/release/gate/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(@3eu/|(\\.\\./)+)(shell|e2e|${remotes.join('|')})(/|$)`,
              message: 'The release tool reaches packages only through what their builds wrote.',
            },
            {
              regex: '^\\.\\./(render|store|serve|dev|commands)/',
              message: 'Plan and gate decide over plain data; the other rooms ask them.',
            },
            { regex: '^node:(?!crypto$|path$|util$)', message: 'Plan and gate know no file, no clock and no network.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'setInterval', 'performance'],
    },
  },
  boundary('shell', ['e2e', ...remotes], 'The shell reaches a remote at run time only, through the registry.'),
  ...remotes.map((remote) =>
    boundary(
      remote,
      ['shell', 'e2e', ...remotes.filter((other) => other !== remote)],
      'Remotes know the shared package only: no other remote, and not the shell.',
    ),
  ),
  {
    name: 'boundaries/descriptors',
    files: ['{shell,mfe-*}/src/descriptor.ts', 'mfe-*/src/content/catalog.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!@3eu/shared/|\\./content/catalog$)',
              message:
                'The compilers of all packages read the descriptor, and no other file of yours than content/catalog.ts: what is listed of pages stands there.',
            },
          ],
        },
      ],
    },
  },
  boundary(
    'e2e',
    ['shell/src/(?!content|descriptor)', ...remotes.map((remote) => `${remote}/src/(?!content|descriptor)`)],
    'e2e knows the site through the browser; of a package it may read the content and the descriptor.',
    '',
  ),
  ...['shared', 'shared/release', 'shell', 'e2e', ...remotes].map((folder) =>
    // What all tests use stands in the root.
    declared(
      folder,
      [join(import.meta.dirname, folder), import.meta.dirname],
      folder === 'shared' ? ['shared/release/**'] : [],
    ),
  ),
);
