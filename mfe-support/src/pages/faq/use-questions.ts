import { useEffect, useState } from 'react';
import { useHydrated } from '@3eu/shared/router';
import type { BuiltIn, BuiltInStore } from '../../knowledge/built-in';
import type { KnowledgeEntry } from '../../knowledge/entry';
import { needleOf, type Query } from '../../knowledge/match';

/** Whether a query leaves anything out. */
export const isSearch = ({ text, category }: Query): boolean => needleOf(text) !== '' || category !== '';

export type QuestionsState = {
  /** What React's list is made of; undefined where the document's own stands, or none yet. */
  entries: BuiltIn['entries'];
  /** Whether the document's own list stands, which has every question. */
  isPrerendered: boolean;
  /** How it stands with entries that something on the page needs and that are not here. */
  trouble: 'loading' | 'failed' | undefined;
};

/**
 * The questions of the page. The document has brought them all, so on a first view React leaves its list alone until
 * another one is asked for, and only then needs the entries. After a client navigation there is no such list.
 * @param asked What the visitor asks for.
 * @param shown The query that the list shows: it follows when there is time.
 * @param all Every question, in the prerender step.
 */
export function useQuestions(
  store: BuiltInStore,
  asked: Query,
  shown: Query,
  all: readonly KnowledgeEntry[] | false,
): QuestionsState {
  const isHydrated = useHydrated();
  const [isPrerendered, setPrerendered] = useState(!isHydrated);
  const { status, entries } = store.useBuiltIn();
  // Once it is replaced, the document's list is gone.
  if (isPrerendered && entries && isSearch(shown)) setPrerendered(false);

  const isNeeded = isHydrated && (!isPrerendered || isSearch(asked));
  const { text, category } = asked;
  useEffect(() => {
    // Another search after a failure is another try.
    if (isNeeded) void store.load();
  }, [store, isNeeded, text, category]);

  if (all && !isHydrated) return { entries: all, isPrerendered: false, trouble: undefined };
  const trouble = isNeeded && !entries ? (status === 'failed' ? 'failed' : 'loading') : undefined;
  return { entries: isPrerendered ? undefined : entries, isPrerendered, trouble };
}
