import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@3eu/platform/page';

const none: ReadonlySet<string> = new Set();

/** What was open at each history entry, for going back; lost with the document. */
const opened = new Map<string, ReadonlySet<string>>();

/** Which questions are open. Several may be at once, and stay so while others are shown, and for whoever comes back. */
export function useOpenQuestions() {
  const { key } = useLocation();
  const [open, setOpen] = useState(() => opened.get(key) ?? none);
  useEffect(() => void opened.set(key, open), [key, open]);
  const toggle = useCallback((id: string, isOpen: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return { open, toggle };
}
