/** @jest-environment node */
import { campusSection } from './content/section';
import { breadcrumbList } from './structured-data';

test('a breadcrumb leads from the section’s first page to the given one, numbered', () => {
  expect(breadcrumbList({ label: 'Visit', href: '/visit' }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: campusSection.label, item: '/student-life' },
    { '@type': 'ListItem', position: 2, name: 'Visit', item: '/visit' },
  ]);
});
