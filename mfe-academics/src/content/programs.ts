import { majorCatalog } from './catalog.generated';
import type { College, DegreeProgram } from './types';

const byDegreeAndName = (a: DegreeProgram, b: DegreeProgram) =>
  Number(a.type.startsWith('Master')) - Number(b.type.startsWith('Master')) || (a.name < b.name ? -1 : 1);

/**
 * Every program of a college: the majors with a page of their own, found by their `college`, and the further ones.
 * By name, bachelor's degrees first. A further program that has got a page since is listed once.
 */
export function programsOf({ slug, furtherPrograms }: Pick<College, 'slug' | 'furtherPrograms'>): readonly DegreeProgram[] {
  const own: readonly DegreeProgram[] = majorCatalog.filter((major) => major.college === slug);
  const further = furtherPrograms.filter((program) => own.every((major) => major.slug !== program.slug));
  return [...own, ...further].sort(byDegreeAndName);
}

/** Address of a program's page; one without a page ends at Major Not Found, as the specification asks (section 2). */
export const programPath = (slug: string): `/${string}` => `/major/${slug}`;

/** The slug that a program's name makes: in lower case, spaces replaced by hyphens. Specification, section 2, Rankings. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
