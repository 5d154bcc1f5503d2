/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '../contract';
import { BuildError } from './error';
import { describeContainer } from './federation';
import { builtFiles, manifestOf, remoteDescriptor, shellDescriptor, type BuildFacts } from './describe';
import { platformModules } from '../page/shared-modules';
import { sampleSite } from './sample-site';

const federation = {
  id: 'sample',
  eager: platformModules.eager,
  later: { ...platformModules.later, '@3eu/platform/page/notes': () => Promise.resolve() },
};

const visit = {
  scripts: ['a.js', 'b.js'],
  exports: ['Page'],
  shared: { '@sample/ui': ['Band', 'Button'], react: ['useState'] },
};
const facts: BuildFacts = {
  entry: 'remoteEntry.js',
  modules: { './pages/visit': visit, './blocks/moon': { ...visit, exports: ['Block'] } },
  provided: {},
  packages: ['embla'],
};
const definition = {
  name: 'campus',
  pages: [{ path: '/visit', module: './pages/visit', label: 'Visit' }],
  blocks: ['moon'],
} as const;
const common = { version: '0123456789ab', integrity: {} };

test('the manifest follows Module Federation 2: entry, global name, exposes, shared modules', () => {
  const manifest = manifestOf(describeContainer('campus', {}, federation), 'campus', facts, common.version);
  expect(manifest).toMatchObject({
    id: 'sample_campus',
    name: 'sample_campus',
    metaData: {
      globalName: 'sample_campus',
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    },
    remotes: [],
  });
  expect(manifest.exposes.map(({ path, assets }) => [path, assets.js.sync])).toEqual([
    ['./pages/visit', ['a.js', 'b.js']],
    ['./blocks/moon', ['a.js', 'b.js']],
  ]);
  expect(manifest.shared.find(({ name }) => name === 'react')).toMatchObject({
    singleton: true,
    requiredVersion: expect.stringMatching(/^\^19\./),
  });
});

test('the shell’s manifest lists the scripts of a shared module outside its entry', () => {
  const provided = { '@3eu/platform/page/notes': { scripts: ['f.js'], exports: ['TextField'] } };
  const shell = manifestOf(
    describeContainer('shell', null, federation),
    'shell',
    { ...facts, modules: { '/': visit }, provided },
    common.version,
  );
  expect(shell.exposes).toEqual([]);
  expect(shell.shared.find(({ name }) => name === '@3eu/platform/page/notes')!.assets.js.sync).toEqual(['f.js']);
});

test('a remote’s descriptor lists the names that each module uses, except from libraries', () => {
  const { requires, bundled, pages, contract } = remoteDescriptor(definition, facts, common);
  expect(requires['./pages/visit']).toEqual({ '@sample/ui': ['Band', 'Button'], react: [] });
  expect([bundled, pages, contract]).toEqual([['embla'], definition.pages, contractVersion]);
});

test.each([
  ['a page without a module', { modules: {} }, 'the module ./pages/visit does not export Page'],
  [
    'a page without a component',
    { modules: { ...facts.modules, './pages/visit': { ...visit, exports: ['VisitPage'] } } },
    'the module ./pages/visit does not export Page',
  ],
  [
    'a block without a component',
    { modules: { ...facts.modules, './blocks/moon': { ...visit, exports: [] } } },
    'the module ./blocks/moon does not export Block',
  ],
])('%s cannot be described', (_what, change, words) => {
  expect(() => remoteDescriptor(definition, { ...facts, ...change }, common)).toThrow(words);
});

test('a known value that needs its own module cannot be described without it', () => {
  const { pages } = definition;
  const params = [{ slug: 'pier', module: './pages/visit/pier', label: 'Pier' }];
  const sights = {
    path: '/visit/:slug',
    module: './pages/visit',
    label: 'Sights',
    params,
  } as const;
  expect(() => remoteDescriptor({ ...definition, pages: [...pages, sights] }, facts, common)).toThrow(
    'campus: the module ./pages/visit/pier does not export Page.',
  );
});

test('the shell’s descriptor lists its pages’ scripts and its shared modules’ exports', () => {
  const provided = { '@sample/ui': { scripts: [], exports: ['Band'] }, react: { scripts: [], exports: [] } };
  const descriptor = shellDescriptor(
    { name: 'shell', pages: [{ path: '/', blocks: ['moon'] }, { path: '/404' }] },
    sampleSite,
    { ...facts, entry: 'shell.js', modules: { '/': { ...visit, scripts: ['home.js'] } }, provided },
    common,
  );
  expect(descriptor.pages).toEqual([
    { path: '/', blocks: ['moon'], scripts: ['web/home.js'] },
    { path: '/404', scripts: [] },
  ]);
  expect([descriptor.entry, descriptor.start]).toEqual(['web/shell.js', 'web/start.js']);
  expect(descriptor.provides).toEqual({ '@sample/ui': ['Band'] });
});

test('a file that goes while a build is read is told in words', () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  for (const folder of ['web', 'server']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'web/a.js'), 'a');
  expect(builtFiles(dist)).toEqual([['web/a.js', Buffer.from('a')]]);
  // It is listed, and cannot be read.
  symlinkSync(join(dist, 'nowhere'), join(dist, 'server/gone.cjs'));
  expect(() => builtFiles(dist)).toThrow(BuildError);
  expect(() => builtFiles(dist)).toThrow('gone.cjs');
  rmSync(dist, { recursive: true });
});
