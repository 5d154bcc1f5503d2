import { lazy, type ReactElement } from 'react';
import type { PageModule } from '@3eu/shared/contract';
import { useParams } from '@3eu/shared/router';
import { collegeCatalog } from '../../content/catalog';
import { collegePage } from '../../content/college-page';
import { NotFound } from '../not-found';

/**
 * The known colleges, for a shell that asks for no module of a value. The chunk has the name of that module's own, so it is
 * the same script.
 */
const known = new Map<string | undefined, ReactElement>(
  collegeCatalog.map(({ slug }) => {
    const Known = lazy(async () => {
      const module: unknown = await import(
        /* webpackChunkName: "pages_college_values_[request]" */ `./values/${slug}.tsx`
      );
      return { default: (module as PageModule).Page };
    });
    return [slug, <Known key={slug} />];
  }),
);

/** The slug is a visitor's word: it is compared with the known ones and never used as a key. */
export function Page() {
  const { slug } = useParams();
  const page = known.get(slug);
  return page ?? <NotFound content={collegePage.notFound} />;
}
