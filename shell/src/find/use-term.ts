import { useEffect, useState } from 'react';
import { useHydrated, useSearchParams } from '@3eu/platform/page';

/** Longer texts are cut, so that every server takes the address. */
const limit = 200;

/** Pause in typing, in milliseconds, after which the term is written into the address. */
const pause = 400;

/**
 * What a visitor looks for, at each keystroke, and soon after in the address (`?q=`), so that it can be shared and
 * reloaded. The history has one entry for it, not one for each letter.
 */
export function useTerm(): { text: string; setText: (text: string) => void } {
  const [params, setParams] = useSearchParams();
  // The prerendered page has no term, whatever the visitor's address says.
  const inAddress = useHydrated() ? (params.get('q') ?? '') : '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // What was written into the address comes back a moment later, when more may have been typed.
  const [written, setWritten] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setWritten(inAddress);
    if (inAddress !== written) setText(inAddress);
  }
  useEffect(() => {
    const wanted = text.trim().slice(0, limit);
    if (wanted === inAddress) return;
    const timer = setTimeout(() => {
      setWritten(wanted);
      setParams(wanted ? { q: wanted } : {}, { replace: true, preventScrollReset: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [text, inAddress, setParams]);
  return { text, setText };
}
