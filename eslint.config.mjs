import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';
import { declared, habits, houseStyle, refusedSyntax } from './shared/platform/build/eslint-preset.mjs';

const { browserTargets } = await tsImport('./shared/platform/build/browsers.ts', import.meta.url);

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));
const ofUniversity = ['shared/university', 'shell/src', 'shell/site.config.ts', ...remotes];

/** What a package must not reach, by where the import leads, whether it is a statement or an import() that runs later. */
const boundaries = [
  {
    target: ['shared/platform', 'shell/engine'],
    from: [...ofUniversity, 'e2e'],
    message: 'Platform and engine know no university: take it as an argument, or read it from the shell’s version.',
  },
  { target: 'shared', from: ['shell', 'e2e', ...remotes], message: 'What packages share knows none of them.' },
  {
    target: 'shell/src',
    from: ['e2e', ...remotes],
    message: 'The shell reaches a remote at run time only, through the registry.',
  },
  ...remotes.map((remote) => ({
    target: remote,
    from: ['shell', 'e2e', ...remotes.filter((other) => other !== remote)],
    message: 'Remotes depend on platform and university only, not on other remotes or the shell.',
  })),
  ...['shell', ...remotes].map((folder) => ({
    target: 'e2e',
    from: `${folder}/src`,
    except: ['content', 'descriptor.ts', ...(folder === 'shell' ? ['find/language.ts'] : [])],
    message: 'e2e knows the site through the browser; of a package it may read content, descriptor, and the search.',
  })),
  {
    target: ['e2e/tests/platform', 'e2e/sample', 'e2e/fixtures.ts'],
    from: [...ofUniversity, 'e2e/pages.ts'],
    message: 'What tests the platform runs on the sample, for anybody who takes the platform.',
  },
];

/** The rooms of each folder: each imports what stands before it, and those between two arrows import each other. */
const rooms = {
  'shared/platform': 'contract < page search < build pictures < release proof',
  'shared/platform/release':
    'cache.ts message.ts parsed.ts < compressed.ts git.ts project.ts < temporary-folder.ts < site < gate < render store ' +
    '< make < release.ts < look < dev < cli testing templates',
  'shared/university':
    'ui/foundation search.ts template components.ts < facts < pictures < content < store < ui/typography < ui/carousel < ui/actions ' +
    '< ui/forms < ui/pictures < ui/layout < ui/data-display < ui/feedback < ui/index.ts < federation.ts < ui/patterns ' +
    '< ui/specimens',
  'shell/engine':
    'moments.ts bundler.d.ts < federation navigation site.ts < telemetry < offline < part search < start < server',
  'shell/src':
    'content descriptor.ts look.ts < menu-list.tsx screen-picture.tsx < find < home < frame < styleguide ' +
    '< own-pages.ts < shell.ts < entry.ts entry-browser.ts entry-server.ts',
};

/** Keeps the arrows between the rooms of a folder downwards. @throws where a room is no file, or a file in no room. */
function onlyDownwards([folder, order]) {
  const layers = order.split(' < ').map((layer) => layer.split(' '));
  const named = layers.flat();
  const there = readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !/^(dist|node_modules)$/.test(entry.name) : /\.tsx?$/.test(entry.name)))
    .map(({ name }) => name)
    .filter((name) => !/\.test\.tsx?$/.test(name));
  const gone = named.filter((name) => !existsSync(join(import.meta.dirname, folder, name)));
  const unnamed = there.filter((name) => !named.some((room) => room === name || room.startsWith(`${name}/`)));
  if (gone.length + unnamed.length > 0)
    throw new Error(`The rooms of ${folder} in eslint.config.mjs: no such file: [${gone}]; in no room: [${unnamed}].`);
  const paths = (names) => names.map((name) => `${folder}/${name}`);
  return layers.slice(0, -1).map((layer, index) => ({
    target: paths(layer),
    from: paths(layers.slice(index + 1).flat()),
    message: `${layer.join(', ')} stands below what it names. Move what both need down, or hand it in.`,
  }));
}

const restrict = (zones) => ({ 'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }] });

/** Forbids imports by their names, where it is the name that counts. */
const byName = (name, files, ...patterns) => ({
  name,
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const refuseSyntax = (...refused) => ({ 'no-restricted-syntax': ['error', ...refused] });
const { htmlFromText: _kept, ...refusedOfKeptPages } = refusedSyntax;

export default tseslint.config(
  {
    ignores: [
      '{.e2e-*,shared/platform/release/{templates,testing/contract-before},shared/university/template,e2e/sample/site}/**',
    ],
  },
  ...houseStyle,
  {
    name: 'promises',
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.d.ts'],
    // One program: with one a package, what all of them import is checked again and again.
    languageOptions: { parserOptions: { project: ['tsconfig.lint.json'], tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    name: 'boundaries',
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js'] })],
    },
    rules: restrict([...boundaries, ...Object.entries(rooms).flatMap(onlyDownwards)]),
  },
  // A test may import what stands above what it tests.
  { name: 'boundaries of tests', files: ['**/*.test.{ts,tsx}'], rules: restrict(boundaries) },
  byName('remotes', 'mfe-*/**/*.{ts,tsx}', ...habits),
  byName('descriptors', ['{shell,mfe-*}/src/descriptor.ts', 'mfe-*/src/content/catalog.ts'], {
    regex: '^(?!@3eu/(platform|university)/|\\./content/catalog$)',
    message: 'The compilers of all packages read it, so it may import only what packages share and content/catalog.ts.',
  }),
  byName('patterns', 'shared/university/ui/patterns/**/*.{ts,tsx}', {
    regex: '^(\\.\\./|@3eu/(?!platform/|university/))',
    message: 'Remotes bundle what it imports by path. Import it from @3eu/university/ui, which the page has already.',
  }),
  {
    ...byName('deciding without doing', 'shared/platform/release/gate/**/*.ts', {
      regex: '^node:(?!crypto$|path$|util$)',
      message: 'What decides works on plain data: no files, no clock and no network.',
    }),
    ignores: ['**/*.test.ts'],
  },
  {
    name: 'kept pages',
    // React leaves prerendered HTML alone where it is told that the HTML is not its own; nothing is ever written.
    files: ['shell/engine/part/part.tsx'],
    rules: refuseSyntax(...Object.values(refusedOfKeptPages)),
  },
  {
    name: 'tests of the platform',
    files: ['e2e/tests/platform/**', 'e2e/sample/**', 'e2e/fixtures.ts'],
    rules: refuseSyntax(...Object.values(refusedSyntax), {
      selector: ':matches(Literal, TemplateElement)[raw=/3E University|3eu-hosting|uni3e|narwhal/i]',
      message: 'What tests the platform names no university.',
    }),
  },
  {
    name: 'browser tests',
    files: ['e2e/**/*.ts', 'shared/platform/proof/**'],
    rules: {
      'max-lines': ['error', { max: 500 }],
      'import-x/no-default-export': 'off',
      'react-hooks/rules-of-hooks': 'off',
      // The compiler knows what a browser has.
      'no-undef': 'off',
    },
  },
  {
    name: 'tools',
    files: [
      '{shared/platform/{build,pictures,proof},e2e,.ci}/**',
      'shared/platform/release/{**/*.mjs,cli/cli.ts}',
      'shared/university/pictures/*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'promised browsers',
    files: ['{shared/platform/page,shared/university,shell/engine,{shell,mfe-*}/src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/university/pictures/*.ts', 'shell/engine/server/**'],
    plugins: { compat },
    // Used only where it is there.
    settings: { targets: browserTargets, polyfills: ['requestIdleCallback'] },
    rules: { 'compat/compat': 'error' },
  },
  // What all tests use stands in the root.
  ...['shared/platform', 'shared/university', 'shell/engine', 'shell', 'e2e', ...remotes].map((folder) =>
    declared(
      folder,
      [join(import.meta.dirname, folder), import.meta.dirname],
      folder === 'shell' ? ['shell/engine/**'] : [],
    ),
  ),
);
