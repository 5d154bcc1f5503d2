/** @jest-environment node */
import { registrySchema } from '../../contract/schema';
import { parsed } from '../parsed';
import { remoteVersion, shellVersion, versionId } from '../testing/versions';
import { registryOf } from './registry';

const first = registryOf([shellVersion(1), remoteVersion('campus', 1)]);

test('each page’s needs are listed beside the entry, so that all can be loaded at once', () => {
  expect(first.remotes.campus!.needs).toEqual({
    './pages/campus': {
      scripts: [
        { url: `/remotes/campus/${versionId(1)}/web/pages_campus.js`, integrity: 'sha384-campuspages_campus.js' },
      ],
      shared: ['react', '@sample/ui'],
    },
  });
});

test('a value with its own module has its own needs, and the registry parses back unchanged', () => {
  const params = [{ slug: 'high', module: './pages/tide/high', label: 'High' }];
  const tides = remoteVersion('tides', 1, {
    integrity: {
      'web/pages_tide.js': 'sha384-tide',
      'web/pages_tide_high.js': 'sha384-high',
      'web/entry.js': 'sha384-x',
    },
    pages: [{ path: '/tide/:slug', module: './pages/tide', label: 'Tides', params }],
  });
  const registry = registryOf([tides]);
  const needs = Object.entries(registry.remotes.tides!.needs).map(([path, { scripts }]) => [
    path,
    ...scripts.map(({ integrity }) => integrity),
  ]);
  expect(needs).toEqual([
    ['./pages/tide', 'sha384-tide'],
    ['./pages/tide/high', 'sha384-high'],
  ]);
  expect(parsed(registrySchema, JSON.stringify(registry))).toEqual({ value: registry });
});
