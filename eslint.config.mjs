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

/** Rooms of the platform, from the lowest up; what a page imports knows no build, and a release knows all. */
const platformLayers = ['contract', 'page', 'build|pictures', 'release'];

/** Rooms of what this university's packages share, from the lowest up. */
const universityLayers = [
  'ui/foundation',
  'facts',
  'pictures',
  'content',
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
  'federation.ts',
  'ui/patterns',
  'ui/specimens',
];

/** Rooms of the engine, from the lowest up. */
const engineLayers = ['moments.ts', 'federation|navigation|site.ts', 'telemetry', 'offline', 'part', 'start', 'server'];

/** Rooms of the shell, from the lowest up. */
const shellLayers = [
  'content',
  'menu-list.tsx|lost-picture.tsx',
  'find',
  'home',
  'frame',
  'styleguide',
  'own-pages.ts',
  'shell.ts',
];

/** Rooms of the release tool, from the lowest layer up. */
const releaseLayers = [
  'message.ts',
  'cache.ts',
  'project.ts',
  'temporary-folder.ts',
  'store',
  'core|gate|render',
  'look',
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

/** Names of packages, and paths from a room of the platform or the engine into what is a university's. */
const noUniversity = {
  regex: '^(@3eu/(university|shell|mfe-|e2e)|(\\.\\./)+(university|src|site\\.config|shell/(src|site)|mfe-|e2e)(/|$))',
  message: 'Platform and engine know no university: take it as an argument, or read it from the shell’s version.',
};
const nothingAbove = reaching(['shell', 'e2e', 'engine', ...remotes], 'What packages share knows none of them.');
const shellAlone = reaching(['e2e', ...remotes], 'The shell reaches a remote at run time only, through the registry.');

export default tseslint.config(
  {
    ignores: [
      'site/**',
      '.e2e-*/**',
      'shared/platform/release/templates/**',
      'shared/university/template/**',
      'e2e/sample/site/**',
    ],
  },
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
        tsconfigRootDir: join(import.meta.dirname, 'shared/platform'),
      },
    },
  },
  {
    name: 'browser tests',
    files: ['e2e/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 500 }], 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    name: 'proof',
    // The compiler knows what a browser has, and reads these files too.
    files: ['shared/platform/proof/**'],
    rules: { 'no-undef': 'off', 'no-console': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    name: 'content',
    files: ['shared/university/facts/**', 'shared/university/pictures/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    name: 'tools',
    files: [
      'shared/platform/release/**/*.mjs',
      'shared/platform/release/cli/cli.ts',
      'shared/platform/{build,pictures}/**',
      'shared/university/pictures/*.ts',
      '*/bench/**',
      'e2e/**',
      '.ci/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'configs',
    files: ['e2e/**/*.ts', 'shared/platform/build/jest-environment.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    name: 'promised browsers',
    files: [
      'shared/platform/page/**/*.{ts,tsx}',
      'shared/university/**/*.{ts,tsx}',
      'shell/engine/**/*.{ts,tsx}',
      '{shell,mfe-*}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/university/pictures/*.ts', 'shell/engine/server/**'],
    plugins: { compat },
    // Used only where it is there.
    settings: { targets: browserTargets, polyfills: ['requestIdleCallback'] },
    rules: { 'compat/compat': 'error' },
  },
  ...onlyDownwards('shared/platform', platformLayers, [noUniversity]),
  boundary('shared/platform/release', noUniversity),
  ...onlyDownwards('shared/university', universityLayers, [nothingAbove], ['@3eu/university/']),
  {
    name: 'boundaries/shared/patterns',
    files: ['shared/university/ui/patterns/**/*.{ts,tsx}'],
    rules: refusedImports([
      {
        regex: '^(\\.\\./|@3eu/(?!platform/|university/))',
        message:
          'Remotes bundle these components, and everything that they import by path. Import it from @3eu/university/ui, which the page has already.',
      },
    ]),
  },
  ...onlyDownwards('shared/platform/release', releaseLayers, [noUniversity]),
  {
    name: 'deciding without doing',
    files: ['shared/platform/release/gate/**/*.ts', `shared/platform/release/core/{${deciding.join(',')}}.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      ...refusedImports([
        noUniversity,
        {
          regex: '^(\\.\\./)+(store|project|look|dev|cli|render)(/|$)|^(\\.\\.?/)+((core/)?(release|live|builds)$)',
          message: 'What decides works on plain data; the others call it.',
        },
        { regex: '^node:(?!crypto$|path$|util$)', message: 'What decides uses no files, no clock and no network.' },
      ]),
      'no-restricted-globals': ['error', 'fetch', 'setTimeout', 'setInterval', 'performance'],
    },
  },
  ...onlyDownwards('shell/engine', engineLayers, [noUniversity]),
  boundary('shell/engine/server', noUniversity),
  boundary('shell/src', shellAlone),
  ...onlyDownwards('shell/src', shellLayers, [shellAlone]),
  {
    name: 'kept pages',
    // React leaves prerendered HTML alone where it is told that the HTML is not its own; nothing is ever written.
    files: ['shell/engine/part/part.tsx'],
    rules: refusedImports(
      [noUniversity, upwards(engineLayers, 'part')],
      [refusedSyntax.styleAttributes, refusedSyntax.wholePlatform],
    ),
  },
  ...remotes.map((remote) =>
    boundary(
      remote,
      reaching(
        ['shell', 'e2e', ...remotes.filter((other) => other !== remote)],
        'Remotes depend on platform and university only, not on other remotes or the shell.',
      ),
      ...habits,
    ),
  ),
  {
    name: 'boundaries/descriptors',
    files: ['{shell,mfe-*}/src/descriptor.ts', 'mfe-*/src/content/catalog.ts'],
    rules: refusedImports([
      {
        regex: '^(?!@3eu/(platform|university)/|\\./content/catalog$)',
        message:
          'The compilers of all packages read the descriptor, so it may import only what packages share and content/catalog.ts.',
      },
    ]),
  },
  boundary(
    'e2e',
    reaching(
      [
        'shell/src/(?!content|descriptor|find/(queries|search-index)$)',
        ...remotes.map((remote) => `${remote}/src/(?!content|descriptor)`),
      ],
      'e2e knows the site through the browser; of a package it may read the content, the descriptor, and the search, which it measures.',
      '',
    ),
  ),
  {
    name: 'tests of the platform',
    files: ['e2e/tests/platform/**', 'e2e/sample/**', 'e2e/fixtures.ts'],
    rules: refusedImports(
      [
        {
          regex: '^(@3eu/(university|shell|mfe-)|(\\.\\./)+(mfe-|shared/university|shell/(src|site)|pages$))',
          message: 'What tests the platform runs on the sample, for anybody who takes the platform.',
        },
      ],
      [
        ...Object.values(refusedSyntax),
        {
          selector: ':matches(Literal, TemplateElement)[raw=/3E University|3eu-hosting|uni3e|narwhal/i]',
          message: 'What tests the platform names no university.',
        },
      ],
    ),
  },
  ...['shared/platform', 'shared/university', 'shell/engine', 'shell', 'e2e', ...remotes].map((folder) =>
    // What all tests use stands in the root.
    declared(
      folder,
      [join(import.meta.dirname, folder), import.meta.dirname],
      folder === 'shell' ? ['shell/engine/**'] : [],
    ),
  ),
);
