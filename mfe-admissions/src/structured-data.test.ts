/** @jest-environment node */
import { breadcrumbList } from './structured-data';

test('the breadcrumb of the section’s own page has only that page', () => {
  expect(breadcrumbList().itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Admissions', item: '/admissions' },
  ]);
});

test('the breadcrumb of every other page has it after the section', () => {
  expect(breadcrumbList({ label: 'Counselors', href: '/counselors' }).itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    name: 'Counselors',
    item: '/counselors',
  });
});
