import type { SearchPart } from '@3eu/platform/contract/search';
import { pause } from '@3eu/engine/moments';
import { shellSource } from '@3eu/engine/federation/loader';
import { fetchRegistry } from '@3eu/engine/federation/registry-client';
import type { Results, statusOf } from './answer-card';
import type { Search } from './search-index';

/** The search, and how what it finds is shown. */
export type Searching = { search: Search; Results: typeof Results; statusOf: typeof statusOf };

async function fetchPart(url: string): Promise<SearchPart> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return (await response.json()) as SearchPart;
}

/**
 * The index of every package that is live now: its parts are named in the registry, and a release replaces them together.
 */
async function fetchEntries(): Promise<SearchPart> {
  const { search } = await fetchRegistry();
  const entries = await Promise.all(Object.values(search).map(fetchPart));
  return entries.flat();
}

/** Takes steps in tasks of their own: whoever goes on writing is not held up. */
async function inSteps<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}

export const findSources = {
  /** Loaded when a visitor begins to search. */
  search: shellSource<Searching>('search', async () => {
    const [entries, { buildSearch, Results, statusOf }] = await Promise.all([
      fetchEntries(),
      import(/* webpackChunkName: "search" */ './searching'),
    ]);
    return { search: await inSteps(buildSearch(entries)), Results, statusOf };
  }),
};
