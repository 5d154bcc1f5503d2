/** Address of a program's page. */
export const programPath = (slug: string): `/major/${string}` => `/major/${slug}`;

/** The slug that a program's name makes: in lower case, spaces replaced by hyphens. Specification, section 2, Rankings. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
