import type { SiteAddress } from '../contract/href';

/** A page on the way, as breadcrumbs name it. */
export type Stop = { label: string; href: SiteAddress };

/** schema.org BreadcrumbList, from the first page to the current one: every item carries position, name and item. */
export const breadcrumbList = (stops: readonly Stop[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: stops.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
});
