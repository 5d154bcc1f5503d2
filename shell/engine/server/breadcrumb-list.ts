/** Room server: the breadcrumb as search engines read it. For server.tsx alone. */
import type { JsonLd } from '@3eu/platform/page';
import type { Stop } from '@3eu/platform/page/notes';

/** schema.org BreadcrumbList, from the first page to the one at this path: every item carries position, name and item. */
export const breadcrumbList = (stops: readonly Stop[], path: string): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: stops.map(({ label, href = path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href,
  })),
});
