import { lazy, type ReactElement } from 'react';
import type { PageModule } from '@3eu/platform/contract';

/**
 * The pages of known values, by slug, for a shell that requests no module for a value: each is loaded when it is shown.
 * @param load Imports the module of a value under the chunk name of its exposed module, so that both are the same
 *   script.
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
