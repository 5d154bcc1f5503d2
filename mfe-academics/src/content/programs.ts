import type { RuntimeHref } from '@3eu/platform/contract/href';
import { collegeCatalog, majorCatalog, type CollegeSlug, type DegreeProgram } from './catalog';
import { furtherPrograms } from './further-programs';
import { programPath, slugOf } from './program-path';

/** A program as a list of a college shows it: with an address where it has a page. */
export type ListedProgram = DegreeProgram & { college: CollegeSlug; href?: RuntimeHref };

/** Where a list of other programs leads from a program: to its page, or to its row on the page of its college. */
export const addressOf = ({ href, college, name }: ListedProgram): RuntimeHref =>
  href ?? (`/college/${college}#${slugOf(name)}` as RuntimeHref);

const byPageDegreeAndName = (a: ListedProgram, b: ListedProgram) =>
  Number(!a.href) - Number(!b.href) ||
  Number(a.type.startsWith('Master')) - Number(b.type.startsWith('Master')) ||
  (a.name < b.name ? -1 : 1);

/**
 * Every program of a college, with and without a page of its own. Those with a page come first, then bachelor's
 * degrees, by name. A further program that has a page by now is listed once.
 */
export function programsOf(college: CollegeSlug): readonly ListedProgram[] {
  const own: readonly ListedProgram[] = majorCatalog
    .filter((major) => major.college === college)
    .map((major) => ({ ...major, href: programPath(major.slug) }));
  const further: readonly ListedProgram[] = furtherPrograms.filter(
    (program) => program.college === college && own.every(({ name }) => name !== program.name),
  );
  return [...own, ...further].sort(byPageDegreeAndName);
}

/** The program without a page that a visitor's slug names, and its college; undefined for anything not taught. */
export function taughtWithoutPage(slug: string | undefined) {
  const program = furtherPrograms.find(({ name }) => slugOf(name) === slug);
  const college = collegeCatalog.find((candidate) => candidate.slug === program?.college);
  return program && college ? { program, college } : undefined;
}
