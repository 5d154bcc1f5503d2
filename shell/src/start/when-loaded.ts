/** Runs something once the document has loaded, or at once if it has: the shell's script may run after that event. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
