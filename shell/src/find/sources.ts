import type { SearchPart } from '@3eu/platform/contract/search';
import { header } from '../content/header';
import { shellSource } from '@3eu/engine/federation/loader';
import { fetchRegistry } from '@3eu/engine/federation/registry-client';
import type { Search } from './search-index';

async function fetchPart(url: string): Promise<SearchPart> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return (await response.json()) as SearchPart;
}

/**
 * The index of every package that is live now: its parts are named in the registry, and a release replaces them together.
 * Without the page of all pages, on which everything is found.
 */
async function fetchEntries(): Promise<SearchPart> {
  const { search } = await fetchRegistry();
  const entries = await Promise.all(Object.values(search).map(fetchPart));
  return entries.flat().filter(({ href }) => href !== header.find.href);
}

export const findSources = {
  /** The search, loaded when a visitor begins to search. */
  search: shellSource<Search>('search', async () => {
    const [entries, { createSearch }] = await Promise.all([
      fetchEntries(),
      import(/* webpackChunkName: "search" */ './search-index'),
    ]);
    return createSearch(entries);
  }),
};
