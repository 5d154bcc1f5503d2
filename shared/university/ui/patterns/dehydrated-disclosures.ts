import { useEffect, type RefObject } from 'react';
import { hidePanel } from './until-found';

function setOpen(button: Element, isOpen: boolean) {
  button.setAttribute('aria-expanded', String(isOpen));
  const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
  if (isOpen) panel.removeAttribute('hidden');
  else hidePanel(panel);
}

/**
 * Opens and closes `Disclosure`s that the document brought and that React leaves as they are, with all that they do where
 * React runs them.
 * @param root Holds them.
 * @param onToggle Called with the `id` of a `Disclosure` and its new state, so that React can go on from there.
 */
export function useDehydratedDisclosures(
  root: RefObject<HTMLElement | null>,
  onToggle: (id: string, open: boolean) => void,
): void {
  useEffect(() => {
    const element = root.current!;
    element.querySelectorAll<HTMLElement>('[data-disclosure-panel][hidden]').forEach(hidePanel);
    const change = (button: Element | null, isOpen: boolean) => {
      if (!button) return;
      setOpen(button, isOpen);
      onToggle(button.closest('[id]')!.id, isOpen);
    };
    const click = ({ target }: Event) => {
      const button = (target as Element).closest('button[aria-controls]');
      change(button, button?.getAttribute('aria-expanded') === 'false');
    };
    const find = ({ target }: Event) =>
      change(element.querySelector(`button[aria-controls="${(target as Element).id}"]`), true);
    element.addEventListener('click', click);
    element.addEventListener('beforematch', find);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('beforematch', find);
    };
  }, [root, onToggle]);
}
