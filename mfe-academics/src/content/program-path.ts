import type { RuntimeHref } from '@3eu/platform/contract/href';

/** Address of a program's page, which a program without one has too: it leads to Major Not Found. */
export const programPath = (slug: string) => `/major/${slug}` as RuntimeHref;

/** The slug that a program's name makes: in lower case, spaces replaced by hyphens. Specification, section 2, Rankings. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
