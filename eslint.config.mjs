import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import compat from 'eslint-plugin-compat';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';
import { declared, habits, houseStyle, refusedSyntax } from './shared/platform/build/eslint-preset.mjs';

const { browserTargets } = await tsImport('./shared/platform/build/browsers.ts', import.meta.url);

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));

/**
 * Forbids imports by what they name, whether they are statements or an import() that runs later.
 * @param patterns A regular expression of names and paths, and the reason.
 * @param syntax What else is forbidden there: the rule about import() takes the place of the one of the whole house.
 */
function refusedImports(patterns, syntax = Object.values(refusedSyntax)) {
  // What is imported is a text, or a template that begins with one.
  const later = ['source.value', 'source.quasis.0.value.raw'].flatMap((text) =>
    patterns.map(({ regex, message }) => ({
      // A slash would end the selector's regular expression.
      selector: `ImportExpression[${text}=/${regex.replaceAll('/', '\\u002F')}/]`,
      message,
    })),
  );
  return { 'no-restricted-imports': ['error', { patterns }], 'no-restricted-syntax': ['error', ...syntax, ...later] };
}

/** Names of packages, and paths that climb out of one into another. */
function reaching(names, message, end = '(/|$)') {
  return { regex: `^(@3eu/|(\\.\\./)+)(${names.join('|')})${end}`, message };
}

/** Forbids a package to reach into others. */
function boundary(folder, ...patterns) {
  return {
    name: `boundaries/${folder}`,
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: refusedImports(patterns),
  };
}

/** Folders and files of the platform's sources, from the lowest layer up. */
const platformLayers = [
  'picture',
  'ui/foundation',
  'site',
  'contract',
  'content',
  'page-notes.ts',
  'router',
  'seo',
  'store',
  'ui/typography',
  'ui/carousel',
  'ui/actions',
  'ui/forms',
  'ui/pictures',
  'ui/layout',
  'ui/data-display',
  'ui/feedback',
  'ui/index.ts',
  'shared-modules.ts',
  'ui/patterns',
  'ui/specimens',
  'testing',
];

/** Folders and files of the shell's sources, from the lowest layer up. */
const shellLayers = [
  'start',
  'content',
  'menus',
  'remotes',
  'router',
  'services.ts',
  'error-screen',
  'hydration',
  'find',
  'not-found',
  'home',
  'styleguide',
  'footer',
  'header',
  'notices',
  'layout',
  'app',
  'prerender',
  'document',
  'telemetry',
  'offline',
];

/** Folders and files of the release tool, from the lowest layer up. */
const releaseLayers = [
  'message.ts',
  'cache.ts',
  'temporary-folder.ts',
  'store',
  'core|gate|render',
  'look',
  'project.ts',
  'dev',
  'cli',
];

/** Files of a release that decide over plain data. */
const deciding = [
  'documents',
  'records',
  'registry',
  'retention',
  'schema',
  'scripts',
  'search',
  'settings',
  'versions',
];

/**
 * Forbids a layer to reach up: it imports itself and what stands before it in the list.
 * @param names What the layers' names begin with, beside the path.
 */
function upwards(layers, layer, names = []) {
  const folder = posix.dirname(layer);
  const above = layers.slice(layers.indexOf(layer) + 1).flatMap((other) => {
    const file = other.replace(/\/index\.ts$/, '(?:/index)?$').replace(/\.ts$/, '$');
    return posix.dirname(other) === folder ? [file, posix.basename(other).replace(/\.ts$/, '$')] : [file];
  });
  const ways = [layer.endsWith('.ts') ? '\\./' : '(\\.\\./)+', ...names];
  return {
    regex: `^(${ways.join('|')})(${above.join('|')})(/|$)`,
    message: `${layer} stands below what it names. Move what both need down, or hand it in.`,
  };
}

/** Keeps every arrow between the layers of a folder downwards. Tests may import all of them. */
function onlyDownwards(root, layers, patterns, names) {
  return layers.slice(0, -1).map((layer) => ({
    name: `layers/${root}/${layer}`,
    files: layer.split('|').map((name) => (name.endsWith('.ts') ? `${root}/${name}` : `${root}/${name}/**/*.{ts,tsx}`)),
    ignores: ['**/*.test.{ts,tsx}'],
    rules: refusedImports([...patterns, upwards(layers, layer, names)]),
  }));
}

const buildsAlone = reaching(
  ['shell', 'e2e', ...remotes],
  'The release tool knows packages only by their build output.',
);
const nothingAbove = 'shared depends on nothing above it.';
const shellAlone = reaching(['e2e', ...remotes], 'The shell reaches a remote at run time only, through the registry.');

export default tseslint.config(
  { ignores: ['site/**', '.e2e-*/**', 'shared/platform/release/templates/**'] },
  ...houseStyle,
  {
    name: 'promises',
    files: ['**/*.{ts,tsx}'],
    // No project of TypeScript has these.
    ignores: ['**/*.d.ts', '**/rspack.config.ts', 'e2e/federation/**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    name: 'promises of the build',
    // The project service looks for tsconfig.json only.
    files: ['shared/platform/build/**/*.ts'],
    languageOptions: {
      parserOptions: {
        projectService: false,
        project: ['tsconfig.node.json', 'tsconfig.jest.json'],
        tsconfigRootDir: join(import.meta.dirname, 'shared'),
      },
    },
  },
  {
    name: 'browser tests',
    files: ['e2e/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 500 }], 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    name: 'content',
    files: ['shared/university/facts/**', 'shared/university/pictures/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'tools',
    files: ['shared/platform/release/**/*.mjs', 'shared/platform/release/cli/cli.ts', 'shared/platform/build/**', '*/bench/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'configs',
    files: ['e2e/**/*.ts', 'shared/platform/build/jest-environment.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    name: 'browser code of the build',
    files: ['shared/platform/build/{remote-entry,development-faults}.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        URL: 'readonly',
        __webpack_get_script_filename__: 'writable',
        __webpack_require__: 'readonly',
      },
    },
  },
  {
    name: 'promised browsers',
    files: ['{shared,shell,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { compat },
    // Used only where it is there.
    settings: { targets: browserTargets, polyfills: ['requestIdleCallback'] },
    rules: { 'compat/compat': 'error' },
  },
  boundary('shared', reaching(['shell', 'e2e', ...remotes], nothingAbove)),
  {
    name: 'boundaries/shared/release',
    files: ['shared/src/**/*.{ts,tsx}', 'shared/platform/build/**/*.ts'],
    rules: refusedImports([reaching(['release', 'shell', 'e2e', ...remotes], nothingAbove)]),
  },
  ...onlyDownwards(
    'shared/src',
    platformLayers,
    [reaching(['release', 'shell', 'e2e', ...remotes], nothingAbove)],
    ['@3eu/shared/'],
  ),
  {
    name: 'boundaries/shared/patterns',
    files: ['shared/university/ui/patterns/**/*.{ts,tsx}'],
    rules: refusedImports([
      {
        regex: '^(\\.\\./|@3eu/(?!shared/))',
        message:
          'Remotes bundle these components, and everything that they import by path. Import it from @3eu/university/ui, which the page has already.',
      },
    ]),
  },
  ...onlyDownwards('shared/platform/release', releaseLayers, [buildsAlone]),
  {
    name: 'deciding without doing',
    files: ['shared/platform/release/gate/**/*.ts', `shared/platform/release/core/{${deciding.join(',')}}.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      ...refusedImports([
        buildsAlone,
        {
          regex: '^(\\.\\./)+(store|project|look|dev|cli|render)(/|$)|^(\\.\\.?/)+((core/)?(release|live|builds)$)',
          message: 'What decides works on plain data; the others call it.',
        },
        { regex: '^node:(?!crypto$|path$|util$)', message: 'What decides uses no files, no clock and no network.' },
      ]),
      'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'setInterval', 'performance'],
    },
  },
  boundary('shell', shellAlone),
  ...onlyDownwards('shell/src', shellLayers, [shellAlone]),
  {
    name: 'kept pages',
    // React leaves prerendered HTML alone where it is told that the HTML is not its own; nothing is ever written.
    files: ['shell/engine/part/hydrated.tsx'],
    rules: refusedImports(
      [shellAlone, upwards(shellLayers, 'hydration')],
      [refusedSyntax.styleAttributes, refusedSyntax.wholePlatform],
    ),
  },
  ...remotes.map((remote) =>
    boundary(
      remote,
      reaching(
        ['shell', 'e2e', ...remotes.filter((other) => other !== remote)],
        'Remotes depend on the shared package only, not on other remotes or the shell.',
      ),
      ...habits,
    ),
  ),
  {
    name: 'boundaries/descriptors',
    files: ['{shell,mfe-*}/src/descriptor.ts', 'mfe-*/src/content/catalog.ts'],
    rules: refusedImports([
      {
        regex: '^(?!@3eu/shared/|\\./content/catalog$)',
        message:
          'The compilers of all packages read the descriptor, so it may import only the platform and content/catalog.ts.',
      },
    ]),
  },
  boundary(
    'e2e',
    reaching(
      ['shell/src/(?!content|descriptor)', ...remotes.map((remote) => `${remote}/src/(?!content|descriptor)`)],
      'e2e knows the site through the browser; of a package it may read the content and the descriptor.',
      '',
    ),
  ),
  ...['shared', 'shared/platform/release', 'shell', 'e2e', ...remotes].map((folder) =>
    // What all tests use stands in the root.
    declared(
      folder,
      [join(import.meta.dirname, folder), import.meta.dirname],
      folder === 'shared' ? ['shared/platform/release/**'] : [],
    ),
  ),
);
