import type { ReactNode } from 'react';
import { collegeCatalog, type CollegeSlug } from '../../content/catalog';
import type { CollegeContent as Content } from '../../content/types';
import { CollegeContent } from './college-content';

type KnownCollegeProps = {
  slug: CollegeSlug;
  content: Content;
  /** Shapes of its emblem, on a ground of 240 by 288. */
  emblem: ReactNode;
};

/** The page of a college: what the catalog says of it, and what its own file in `content/colleges/` says. */
export function KnownCollege({ slug, content, emblem }: KnownCollegeProps) {
  const entry = collegeCatalog.find((candidate) => candidate.slug === slug)!;
  return <CollegeContent college={{ ...entry, ...content }} emblem={emblem} />;
}
