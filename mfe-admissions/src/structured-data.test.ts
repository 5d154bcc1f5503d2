/** @jest-environment node */
import { breadcrumbList } from './structured-data';

test('the section’s own page is the only stop on the way to itself', () => {
  expect(breadcrumbList().itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Admissions', item: 'https://www.3eu.example/admissions' },
  ]);
});

test('every other page comes after the section', () => {
  expect(breadcrumbList({ label: 'Counselors', href: '/counselors' }).itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'Counselors',
    item: 'https://www.3eu.example/counselors',
  });
});
