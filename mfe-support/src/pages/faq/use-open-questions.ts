import { useEffect, useState, type RefObject } from 'react';

/**
 * Which questions of a list are open, so that they stay so while others are shown. The browser opens and closes them,
 * before React runs too.
 */
export function useOpenQuestions(list: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const element = list.current!;
    const keep = ({ id, open: isOpen }: HTMLDetailsElement) =>
      setOpen((before) => new Set([...[...before].filter((other) => other !== id), ...(isOpen ? [id] : [])]));
    const toggle = ({ target }: Event) => keep(target as HTMLDetailsElement);
    element.querySelectorAll<HTMLDetailsElement>('details[open]').forEach(keep);
    // The event does not bubble.
    element.addEventListener('toggle', toggle, true);
    return () => element.removeEventListener('toggle', toggle, true);
  }, [list]);
  return open;
}
