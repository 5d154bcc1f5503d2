import { useCallback, useState } from 'react';

/** Which questions are open. Several may be at once, and stay so while others are shown. */
export function useOpenQuestions() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
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
