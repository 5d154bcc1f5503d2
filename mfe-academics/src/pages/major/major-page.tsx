import { useSyncExternalStore } from 'react';
import { useParams } from '@3eu/shared/router';
import { majorPage } from '../../content/major-page';
import { majors } from '../../content/majors';
import { taughtWithoutPage } from '../../content/programs';
import { NotFound, type Known } from '../not-found';
import { MajorContent } from './major-content';

const never = () => () => {};

/** A program that is taught without a page; the one prerendered document of all unknown majors knows none. */
function useTaught(slug: string | undefined): Known | undefined {
  const isHydrated = useSyncExternalStore(never, () => true, () => false);
  const taught = isHydrated ? taughtWithoutPage(slug) : undefined;
  if (!taught) return undefined;
  const { program, college } = taught;
  const words = majorPage.notFound.taught;
  return { text: words.text(program.name, college.name), link: { label: words.college(college.shortName), href: `/college/${college.slug}` } };
}

/** The slug is a visitor's word: it is compared with the known ones and never used as a key. */
export function MajorPage() {
  const { slug } = useParams();
  const major = majors.find((candidate) => candidate.slug === slug);
  const known = useTaught(slug);
  return major ? <MajorContent major={major} /> : <NotFound content={majorPage.notFound} known={known} />;
}
