import { collegeCatalog, type CollegeSlug } from '../../content/catalog';
import type { CollegeContent as Content } from '../../content/types';
import { CollegeContent } from './college-content';

type KnownCollegeProps = {
  slug: CollegeSlug;
  content: Content;
};

/** The page of a college: what the catalog says of it, and what its own file in `content/colleges/` says. */
export function KnownCollege({ slug, content }: KnownCollegeProps) {
  const entry = collegeCatalog.find((candidate) => candidate.slug === slug)!;
  return <CollegeContent college={{ ...entry, ...content }} />;
}
