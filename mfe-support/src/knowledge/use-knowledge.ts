import { useCallback, useEffect, useState } from 'react';
import { currentSource } from './current-source';
import type { KnowledgeEntry } from './entry';
import type { KnowledgeError } from './knowledge-error';

/** What the page knows of the knowledge base. Specification, section 4. */
type KnowledgeState =
  | { status: 'loading' }
  | { status: 'failed'; error: KnowledgeError }
  | { status: 'loaded'; entries: readonly KnowledgeEntry[] };

/** Minimum duration of a retry, in milliseconds: one that fails at once would look like a button that does nothing. */
const shortestRetry = 400;

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** Loads the entries when the page is shown, and again on `retry`. */
export function useKnowledge(): { state: KnowledgeState; retry: () => void } {
  const [state, setState] = useState<KnowledgeState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let shown = true;
    const load = async (): Promise<KnowledgeState> => {
      const [answer] = await Promise.allSettled([currentSource().list(), pause(attempt > 0 ? shortestRetry : 0)]);
      return answer.status === 'fulfilled'
        ? { status: 'loaded', entries: answer.value }
        : { status: 'failed', error: answer.reason as KnowledgeError };
    };
    void load().then((next) => shown && setState(next));
    return () => {
      shown = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((n) => n + 1);
  }, []);
  return { state, retry };
}
