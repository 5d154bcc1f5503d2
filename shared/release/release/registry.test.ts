/** @jest-environment node */
import { emptyRegistry, nextRegistry } from './registry';
import { remoteVersion, shellVersion, siteOf, versionId } from '../testing/versions';
import { withVersions } from './versions';
import { parsed, registrySchema } from './schema';

const site = siteOf([shellVersion(1), remoteVersion('campus', 1)]);
const next = siteOf([shellVersion(1), remoteVersion('campus', 2)]);
const first = nextRegistry(emptyRegistry, site);

test('the replaced version becomes the fallback', () => {
  const second = nextRegistry(first, next);
  expect(second.remotes.campus).toMatchObject({
    version: versionId(2),
    previous: { version: versionId(1), contract: 3 },
  });
  expect(second.shell).toEqual(first.shell);
});

test('each page’s needs are listed beside the entry, so that all can be loaded at once', () => {
  expect(first.remotes.campus!.needs).toEqual({
    '/campus': {
      scripts: [
        { url: `/remotes/campus/${versionId(1)}/web/pages_campus.js`, integrity: 'sha384-campuspages_campus.js' },
      ],
      shared: ['react', '@3eu/shared/ui'],
    },
  });
});

test('a value with its own module has its own needs, and the registry parses back unchanged', () => {
  const params = [{ slug: 'high', label: 'High' }];
  const tides = remoteVersion('tides', 1, {
    integrity: {
      'web/pages_tide.js': 'sha384-tide',
      'web/pages_tide_high.js': 'sha384-high',
      'web/entry.js': 'sha384-x',
    },
    pages: [{ path: '/tide/:slug', label: 'Tides', params, moduleByValue: true }],
  });
  const registry = nextRegistry(emptyRegistry, siteOf([tides]));
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

test('releasing a version again keeps its fallback', () => {
  const second = nextRegistry(first, next);
  expect(nextRegistry(second, next)).toEqual(second);
});

test('a version that was rolled back is not a fallback', () => {
  const second = nextRegistry(first, next);
  const back = nextRegistry(second, site, { previous: { campus: null } });
  expect(back.remotes.campus).toMatchObject({ version: versionId(1), previous: null });
});

test('a removed remote disappears, and the others keep their order', () => {
  const three = withVersions(site, [remoteVersion('library'), remoteVersion('support')]);
  const rest = nextRegistry(nextRegistry(first, three), withVersions(three, [remoteVersion('campus', 2)], ['library']));
  expect(Object.keys(rest.remotes)).toEqual(['campus', 'support']);
});

test('a remote that gains or loses its own origin moves with everything its pages need', () => {
  const origins = { campus: 'https://campus.example' };
  const [second, moved] = [
    nextRegistry(first, next),
    nextRegistry(nextRegistry(first, site, { origins }), next, { origins }),
  ];
  expect(moved.remotes.campus!.previous!.entry.url).toMatch(/^https:\/\/campus\.example\//);
  expect(nextRegistry(second, next, { origins })).toEqual(moved);
  expect(nextRegistry(moved, next)).toEqual(second);
});
