import { useParams } from '@3eu/platform/page';
import { majorCatalog } from '../../content/catalog';
import { majorPage } from '../../content/major-page';
import { knownPages } from '../known-pages';
import { NotFound } from '../not-found';
import { useTaught } from './use-taught';

const known = knownPages(
  majorCatalog,
  (slug) => import(/* webpackChunkName: "pages_major_values_[request]" */ `./values/${slug}.tsx`),
);

/** The slug comes from the visitor: it is compared with the known ones and never used as a key. */
export function Page() {
  const { slug } = useParams();
  const page = known.get(slug);
  const taught = useTaught(page ? undefined : slug);
  return page ?? <NotFound content={majorPage.notFound} known={taught} />;
}
