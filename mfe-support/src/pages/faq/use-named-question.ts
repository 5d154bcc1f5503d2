import { useEffect, type RefObject } from 'react';
import { useLocation } from '@3eu/shared/router';

/**
 * Opens and marks the question that the address names (`/faq#how-do-i-apply`), and opens the only one that a search
 * leaves. It presses the question's own button, so that the document's list and React's answer alike.
 * @param list Holds the questions.
 * @param only Id of the only question of a search.
 * @param shown What changes when another list is shown.
 */
export function useNamedQuestion(list: RefObject<HTMLElement | null>, only: string | undefined, shown: unknown): void {
  const { hash } = useLocation();
  useEffect(() => {
    const item = document.getElementById(only ?? hash.slice(1));
    const button = item?.querySelector('button[aria-expanded]');
    if (!item || !button || !list.current!.contains(item)) return;
    if (button.getAttribute('aria-expanded') === 'false') (button as HTMLElement).click();
    if (only) return;
    item.setAttribute('data-named', '');
    return () => item.removeAttribute('data-named');
  }, [list, only, hash, shown]);
}
