import { useEffect, useState } from 'react';
import type { Answers } from './answers';
import type { KnowledgeEntry } from './entry';

/**
 * The search over entries, whose script is loaded when it is first wanted; undefined before, and where that fails: what
 * has the words as they are written is found without.
 */
export function useAnswers(entries: readonly KnowledgeEntry[], isWanted: boolean): Answers | undefined {
  const [loaded, setLoaded] = useState<{ of: readonly KnowledgeEntry[]; answers: Answers }>();
  useEffect(() => {
    if (!isWanted || loaded?.of === entries) return;
    let isShown = true;
    void import('./answers').then(
      ({ answersOf }) => isShown && setLoaded({ of: entries, answers: answersOf(entries) }),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [entries, isWanted, loaded]);
  return loaded?.of === entries ? loaded.answers : undefined;
}
