import { useRef, useState } from 'react';
import { currentSource } from './current-source';
import type { KnowledgeEntry } from './entry';
import { needleOf } from './match';

type Answer = { needle: string; entries: readonly KnowledgeEntry[] };

/**
 * Asks the service for a text and keeps its answer for as long as that text is looked for. A failure is silent: the
 * local filter is shown before, meanwhile and instead. Specification, sections 4 and 8.
 */
export function useServerSearch() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const last = useRef('');
  const search = async (text: string) => {
    const needle = needleOf(text);
    last.current = needle;
    setAnswer(null);
    if (!needle) return;
    const entries = await currentSource()
      .search(text)
      .catch(() => null);
    if (entries && last.current === needle) setAnswer({ needle, entries });
  };
  return { search, answerTo: (text: string) => (answer?.needle === needleOf(text) ? answer.entries : null) };
}
