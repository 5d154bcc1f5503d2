import { majorCatalog, type MajorSlug } from '../../content/catalog';
import type { MajorContent as Content } from '../../content/types';
import { MajorContent } from './major-content';

/** The page of a major: what the catalog says of it, and what its own file in `content/majors/` says. */
export function KnownMajor({ slug, content }: { slug: MajorSlug; content: Content }) {
  const entry = majorCatalog.find((candidate) => candidate.slug === slug)!;
  return <MajorContent major={{ ...entry, ...content }} />;
}
