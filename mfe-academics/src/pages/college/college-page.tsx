import { useParams } from '@3eu/shared/router';
import { collegePage } from '../../content/college-page';
import { colleges } from '../../content/colleges';
import { NotFound } from '../not-found';
import { CollegeContent } from './college-content';

/** The slug is a visitor's word: it is compared with the known ones and never used as a key. */
export function Page() {
  const { slug } = useParams();
  const college = colleges.find((candidate) => candidate.slug === slug);
  return college ? <CollegeContent college={college} /> : <NotFound content={collegePage.notFound} />;
}
