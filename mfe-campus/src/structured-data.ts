import { absoluteUrl } from '@3eu/shared/site';
import { campusSection } from './content/section';

/** A page on the way, as breadcrumbs name it. */
export type Stop = { label: string; href: `/${string}` };

/** schema.org BreadcrumbList from the section's first page to this one: every item carries position, name and item. */
export const breadcrumbList = (...stops: readonly Stop[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [campusSection, ...stops].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href),
  })),
});
