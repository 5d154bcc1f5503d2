/** Runs something when the document has loaded: now, where it has. The shell's script may come later than that event. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
