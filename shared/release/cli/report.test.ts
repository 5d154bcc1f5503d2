/** @jest-environment node */
import { textOf } from '../message';
import type { Outcome } from '../core/release';
import { outcomeMessages } from './report';

const outcome = {
  status: 'released',
  number: 2,
  attempts: 1,
  documents: { rendered: ['/visit'], removed: [] },
  change: { write: new Map([['public/nginx.conf', { content: Buffer.from('') }]]), remove: [] },
  expired: [],
  record: { packages: [{ name: 'campus', version: '3a2b' }] },
} as unknown as Outcome;

function said(given: Partial<Outcome>, preview = false): string[] {
  return outcomeMessages({ ...outcome, ...given }, preview).map(textOf);
}

test('a release says what is live', () => {
  expect(said({})).toEqual([
    '  /visit rendered',
    'campus 3a2b live',
    'Release 2 is live: 1 documents rendered',
    expect.stringContaining('nginx -s reload') as string,
  ]);
});

test('a preview says that the live site is unchanged', () => {
  expect(said({}, true)).toEqual([
    '  /visit rendered',
    'campus 3a2b in the preview',
    'The preview is ready: 1 documents rendered. The live site is unchanged.',
  ]);
  expect(said({ status: 'unchanged', number: 1 }, true)).toEqual([
    'The preview is the same as the live site: the named packages are already live as they are in the working tree.',
  ]);
});
