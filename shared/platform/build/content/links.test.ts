/** @jest-environment node */
import { linkProblem, textsOf } from './links';

const targets = [
  { pages: ['/', '/404'], source: 'const id = `answer-${place}`;', names: [] },
  {
    pages: ['/faq', '/college/:slug'],
    source: `<Section id="contact" /> const parts = { fees: { id: 'fees', hall: 'hall' } };`,
    names: ['How do I apply?'],
  },
];

test.each([
  '/',
  '/#answer-6',
  '/faq',
  '/faq?q=fee#contact',
  '/faq#fees',
  '/faq#how-do-i-apply',
  '/faq#top',
  '/college/new',
  '/press.pdf',
  '#here',
  'https://elsewhere.example/x',
  'mailto:a@b.example',
])('%s leads somewhere', (href) => expect(linkProblem(href, targets)).toBeUndefined());

test.each([
  ['/fqa', 'leads to no page: /fqa. Did you mean /faq?'],
  ['/faq#hall', 'leads to no part of /faq: hall'],
  ['/college/new#deans', 'leads to no part of /college/new: deans'],
])('%s %s', (href, problem) => expect(linkProblem(href, targets)).toBe(problem));

test('the texts of a content have their places', () => {
  expect(textsOf({ list: [{ href: '/faq' }], say: () => 'x', none: null })).toEqual([
    { path: ['list', 0, 'href'], text: '/faq' },
  ]);
});
