/** @jest-environment node */
import { linkProblem, lostQuotes, textsOf } from './links';

const targets = [
  { pages: ['/', '/404'], source: 'const id = `answer-${place}`;', texts: [] },
  {
    pages: ['/faq', '/college/:slug'],
    source: `<Section id="contact" /> const parts = { fees: { id: 'fees', hall: 'hall' } }; const name = \`\${id}-name\`;`,
    texts: [{ path: ['faq', 0, 'question'], text: 'How do I apply?' }],
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
  '/college/new#fees-name',
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

test('a quote that no text has is found', () => {
  const answer = { question: 'When?', asked: ['hours'] };
  const questions = { '/faq': [answer, { ...answer, quote: 'until five' }, { ...answer, quote: 'until six' }] };
  expect(lostQuotes(questions, ['Open until five.'])).toEqual(['until six']);
});
