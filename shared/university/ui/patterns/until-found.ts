import { useLayoutEffect, useRef } from 'react';

/** Closes a panel; where the browser knows `hidden="until-found"`, find-in-page and text fragments still find it. */
export function hidePanel(panel: HTMLElement) {
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
}

/** Where the browser supports `hidden="until-found"`, find-in-page and text fragments find a closed panel. */
export function useUntilFound(open: boolean, reveal: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (!open) hidePanel(element);
    element.addEventListener('beforematch', reveal);
    return () => element.removeEventListener('beforematch', reveal);
  });
  return panel;
}
