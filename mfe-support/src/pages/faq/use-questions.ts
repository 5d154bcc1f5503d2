import { useEffect, useState } from 'react';
import { useHydrated } from '@3eu/platform/page';
import type { Answers } from '../../knowledge/answers';
import type { BuiltInStore } from '../../knowledge/built-in';
import type { KnowledgeEntry } from '../../knowledge/entry';
import { needleOf, type Query } from '../../knowledge/match';

/** Whether a query leaves anything out. */
const isSearch = ({ text, category }: Query): boolean => needleOf(text) !== '' || category !== '';

export type QuestionsState = {
  /** The answers of React's list; undefined where the prerendered list is shown, or none yet. */
  answers: Answers | undefined;
  /** Whether the prerendered list is shown, which has every question. */
  isPrerendered: boolean;
  /** The state of entries that something on the page needs and that are not loaded. */
  trouble: 'loading' | 'failed' | undefined;
};

/**
 * The questions of the page. The document contains them all, so on a first view React leaves its list alone until
 * another one is needed, and only then loads the entries. After a client navigation there is no such list.
 * @param asked The visitor's query.
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
  const { status, answers } = store.useBuiltIn();
  // Once it is replaced, the document's list is gone.
  if (isPrerendered && answers && isSearch(shown)) setPrerendered(false);

  const isNeeded = isHydrated && (!isPrerendered || isSearch(asked));
  const { text, category } = asked;
  useEffect(() => {
    // Another search after a failure is another try.
    if (isNeeded) void store.load();
  }, [store, isNeeded, text, category]);

  if (all && !isHydrated) {
    return { answers: { entries: all, find: () => all }, isPrerendered: false, trouble: undefined };
  }
  const trouble = isNeeded && !answers ? (status === 'failed' ? 'failed' : 'loading') : undefined;
  return { answers: isPrerendered ? undefined : answers, isPrerendered, trouble };
}
