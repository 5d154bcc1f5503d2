/** @jest-environment node */
import { entries } from './content/knowledge-base/entries';
import { breadcrumbList, faqPage } from './structured-data';

test('a breadcrumb has the page and its full address', () => {
  expect(breadcrumbList('About', '/about').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'About', item: '/about' },
  ]);
});

test('the FAQ has every question with its answer', () => {
  const { mainEntity } = faqPage(entries);
  expect(mainEntity).toHaveLength(entries.length);
  for (const { name, acceptedAnswer } of mainEntity)
    expect(name.length * acceptedAnswer.text.length).toBeGreaterThan(0);
});
