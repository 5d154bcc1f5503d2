/** @jest-environment node */
import { rebase } from './rebase';
import { emptyRegistry, nextRegistry } from './registry';
import { remoteVersion, shellVersion, versionId } from './samples';
import { parsed, registrySchema } from './schema';

const origins = {};
const first = nextRegistry(emptyRegistry, { versions: [shellVersion(1), remoteVersion('campus', 1)], origins });

test('the version that is replaced is what a page falls back on', () => {
  const second = nextRegistry(first, { versions: [remoteVersion('campus', 2)], origins });
  expect(second.remotes.campus).toMatchObject({
    version: versionId(2),
    previous: { version: versionId(1), contract: 3 },
  });
  expect(second.shell).toEqual(first.shell);
});

test('what a page needs stands beside the entry, for a navigation that asks for all of them at once', () => {
  expect(first.remotes.campus!.needs).toEqual({
    '/campus': {
      scripts: [
        { url: `/remotes/campus/${versionId(1)}/web/pages_campus.js`, integrity: 'sha384-campuspages_campus.js' },
      ],
      shared: ['react', '@3eu/shared/ui'],
    },
  });
});

test('a value with a module of its own has needs of its own, and the registry is read as it was written', () => {
  const params = [{ slug: 'high', label: 'High' }];
  const tides = remoteVersion('tides', 1, {
    integrity: {
      'web/pages_tide.js': 'sha384-tide',
      'web/pages_tide_high.js': 'sha384-high',
      'web/entry.js': 'sha384-x',
    },
    pages: [{ path: '/tide/:slug', label: 'Tides', params, moduleByValue: true }],
  });
  const registry = nextRegistry(emptyRegistry, { versions: [tides], origins });
  const needs = Object.entries(registry.remotes.tides!.needs!).map(([path, { scripts }]) => [
    path,
    ...scripts.map(({ integrity }) => integrity),
  ]);
  expect(needs).toEqual([
    ['/tide/:slug', 'sha384-tide'],
    ['/tide/high', 'sha384-high'],
  ]);
  expect(parsed(registrySchema, JSON.stringify(registry))).toEqual({ value: registry });
});

test('a version that is released again keeps what it falls back on', () => {
  const second = nextRegistry(first, { versions: [remoteVersion('campus', 2)], origins });
  expect(nextRegistry(second, { versions: [remoteVersion('campus', 2)], origins })).toEqual(second);
});

test('what was taken back is not what a page falls back on', () => {
  const second = nextRegistry(first, { versions: [remoteVersion('campus', 2)], origins });
  const back = nextRegistry(second, { versions: [remoteVersion('campus', 1)], origins, previous: { campus: null } });
  expect(back.remotes.campus).toMatchObject({ version: versionId(1), previous: null });
});

test('a removed remote is no longer there, and the others keep their places', () => {
  const three = nextRegistry(first, { versions: [remoteVersion('library'), remoteVersion('support')], origins });
  const rest = nextRegistry(three, { versions: [remoteVersion('campus', 2)], removed: ['library'], origins });
  expect(Object.keys(rest.remotes)).toEqual(['campus', 'support']);
});

test('a remote that gets an origin of its own, or loses it, is asked for there with everything that its pages need', () => {
  const origins = { campus: 'https://campus.example' };
  const moved = nextRegistry(emptyRegistry, { versions: [shellVersion(1), remoteVersion('campus', 1)], origins });
  expect(rebase(first, origins)).toEqual(moved);
  expect(rebase(moved, {})).toEqual(first);
});
