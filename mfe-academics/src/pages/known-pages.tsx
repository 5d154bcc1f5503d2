import { lazy, type ReactElement } from 'react';
import type { PageModule } from '@3eu/shared/contract';

/**
 * The pages of known values, by slug, for a shell that asks for no module of a value: each is asked for when it is shown.
 * @param load Imports the module of a value, as a chunk that has the name of the exposed module's own: the same script.
 */
export function knownPages(
  catalog: readonly { slug: string }[],
  load: (slug: string) => Promise<unknown>,
): ReadonlyMap<string | undefined, ReactElement> {
  return new Map(
    catalog.map(({ slug }) => {
      const Known = lazy(async () => ({ default: ((await load(slug)) as PageModule).Page }));
      return [slug, <Known key={slug} />];
    }),
  );
}
