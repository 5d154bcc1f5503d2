/** Room search: the search over a whole site, without a look. For the shell's own pages. */
import { useMemo } from 'react';
import type { SearchPart } from '@3eu/platform/contract/search';
import type { OtherLanguage, Search, SearchOptions } from '@3eu/platform/search/search';
import { shellSource, type Source } from '../federation/loader';
import { fetchRegistry } from '../federation/registry-client';
import { pause } from '../moments';
import { useLoaded } from './use-loaded';

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

/**
 * A site's search, loaded when a visitor begins to ask.
 * @param load What the site knows of its visitors' questions, and what else it loads with the search, as what shows it.
 */
export const searchSource = <Language extends OtherLanguage, Own extends SearchOptions<Language>>(
  load: () => Promise<Own & SearchOptions<Language>>,
): Source<Own & { search: Search<Language> }> =>
  shellSource('search', async () => {
    const [entries, own, { buildSearch }] = await Promise.all([
      fetchEntries(),
      load(),
      import(/* webpackChunkName: "search" */ '@3eu/platform/search/search'),
    ]);
    return { ...own, search: await inSteps(buildSearch(entries, own)) };
  });

/**
 * What a site finds for what is asked, at each keystroke: undefined while nothing is asked, and until the search is there.
 */
export function useSearch<Language extends OtherLanguage, Own>(
  source: Source<Own & { search: Search<Language> }>,
  asked: string,
) {
  const { value, state, retry } = useLoaded(source, asked !== '');
  const found = useMemo(() => (asked === '' ? undefined : value?.search(asked)), [asked, value]);
  return { found, own: value, hasFailed: state === 'failed' && !found, retry };
}
