/** Runs something once the page is shown: a browser may prerender it, in case its visitor goes there. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
