/** @jest-environment node */
import type { RemoteDefinition } from '../contract';
import { descriptorSchema } from '../contract/schema';
import { remoteVersion } from '../release/testing/versions';
import { fieldFaults } from './definition';

const page = {
  path: '/tide/:slug',
  module: './pages/tide',
  label: 'Tides',
  params: [{ slug: 'ebb', label: 'Ebb' }],
} as const;
const remote: RemoteDefinition = { name: 'tides', pages: [page], blocks: ['moon'], redirects: {} };

test('a definition without a misspelt field has no fault', () => {
  expect(fieldFaults(remote)).toEqual([]);
  expect(fieldFaults({ name: 'shell', pages: [{ path: '/', blocks: [] }] })).toEqual([]);
});

test.each([
  [{ ...remote, block: [] }, 'blocks'],
  [{ ...remote, pages: [{ ...page, meny: 'visit' }] }, 'menu'],
  [{ ...remote, pages: [{ ...page, params: [{ ...page.params[0], foter: 'campus' }] }] }, 'footer'],
])('a misspelt field is named with the nearest one there is: %j', (definition, wanted) => {
  expect(fieldFaults(definition)).toEqual([expect.stringContaining(`Did you mean ${wanted}?`)]);
});

test.each([
  ['label', 60, []],
  ['label', 61, ['pages.0.label: has more than 60 characters']],
  ['label', 0, ['pages.0.label: is empty']],
  ['note', 120, []],
  ['note', 121, ['pages.0.note: has more than 120 characters']],
])(
  'every page shows the words of every menu, so they have limits, at build and at the gate: a %s of %i',
  (field, length, said) => {
    const pages = [{ ...page, [field]: 'x'.repeat(length) }];
    expect(fieldFaults({ ...remote, pages })).toEqual(said);
    const { descriptor } = remoteVersion('tides', 1, { pages });
    const issues = descriptorSchema.safeParse(descriptor).error?.issues ?? [];
    expect(issues.filter(({ path }) => path[0] === 'pages')).toHaveLength(said.length);
  },
);

test('more origins than a header holds are refused', () => {
  const connects = Array.from({ length: 21 }, (_, at) => `https://api${at}.example` as const);
  expect(fieldFaults({ ...remote, connects })).toEqual(['connects: has more than 20 origins']);
});

test.each([
  'http://api.example',
  'https://api.example/v1',
  'https://api.example/',
  'https://*.example',
  'https://a.example b.example',
  'https://a.example;',
  '*',
])('%s is no origin to connect to', (origin) => {
  expect(fieldFaults({ ...remote, connects: ['https://api.example:8443', origin] })).toEqual([
    expect.stringContaining('connects.1: is not an origin'),
  ]);
});
