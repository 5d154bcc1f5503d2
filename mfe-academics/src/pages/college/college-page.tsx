import { useParams } from '@3eu/platform/page';
import { collegeCatalog } from '../../content/catalog';
import { collegePage } from '../../content/college-page';
import { knownPages } from '../known-pages';
import { NotFound } from '../not-found';

const known = knownPages(
  collegeCatalog,
  (slug) => import(/* webpackChunkName: "pages_college_values_[request]" */ `./values/${slug}.tsx`),
);

/** The slug comes from the visitor: it is compared with the known ones and never used as a key. */
export function Page() {
  const { slug } = useParams();
  const page = known.get(slug);
  return page ?? <NotFound content={collegePage.notFound} />;
}
