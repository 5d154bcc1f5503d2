/** @jest-environment node */
import type { RemoteDefinition } from '../contract';
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
