import { useEffect, useRef } from 'react';
import { useNavigate, type RuntimeHref } from '@3eu/shared/router';
import { dehydratedHtml, useDehydratedDisclosures } from '@3eu/shared/ui/patterns';

/** Attribute of the list of questions. */
export const listAttribute = 'data-questions';

/** Whether the document contains the questions. */
export const hasList = (root: ParentNode): boolean => root.querySelector(`[${listAttribute}]`) !== null;

/** The link that a click follows by client navigation; null where the browser should handle it, as in another tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
}

/** The list as the document brought it. Its questions open and close, and its links lead on by client navigation. */
export function PrerenderedQuestions({ onToggle }: { onToggle: (id: string, open: boolean) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useDehydratedDisclosures(list, onToggle);
  useEffect(() => {
    const element = list.current!;
    const follow = (event: MouseEvent) => {
      const link = followedLink(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.getAttribute('href') as RuntimeHref);
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [navigate]);
  return <div ref={list} {...{ [listAttribute]: '' }} {...dehydratedHtml} />;
}
