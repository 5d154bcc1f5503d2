import { useEffect, type RefObject } from 'react';
import { useLocation } from '@3eu/platform/page';

/**
 * Opens and marks the question that the address names (`/faq#how-do-i-apply`), and opens the only one that a search
 * leaves.
 * @param list Holds the questions.
 * @param only Id of the only question of a search.
 * @param shown What changes when another list is shown.
 */
export function useNamedQuestion(list: RefObject<HTMLElement | null>, only?: string, shown?: unknown): void {
  const { hash } = useLocation();
  useEffect(() => {
    const item = document.getElementById(only ?? hash.slice(1));
    if (!item || !list.current!.contains(item)) return;
    item.setAttribute('open', '');
    if (only) return;
    item.setAttribute('data-named', '');
    return () => item.removeAttribute('data-named');
  }, [list, only, hash, shown]);
}
