import { useParams } from '@3eu/shared/router';
import { majorPage } from '../../content/major-page';
import { majors } from '../../content/majors';
import { NotFound } from '../not-found';
import { MajorContent } from './major-content';
import { useTaught } from './use-taught';

/** The slug is a visitor's word: it is compared with the known ones and never used as a key. */
export function Page() {
  const { slug } = useParams();
  const major = majors.find((candidate) => candidate.slug === slug);
  const known = useTaught(major ? undefined : slug);
  return major ? <MajorContent major={major} /> : <NotFound content={majorPage.notFound} known={known} />;
}
