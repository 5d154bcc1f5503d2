/** How long what a click has brought under the pointer takes no click, in milliseconds: a slow double click. */
const patience = 500;

/** How far a hand moves between the two clicks of a double click, in px. */
const reach = 8;

const controls = 'a, button, summary, label, input, select, textarea';

/**
 * Drops the second click of a double click where the first has brought something else under the pointer: a panel, a
 * page, the button that closes what has just opened. On the same control, and by keyboard, every press counts.
 * @returns A function that ends it.
 */
export function dropSecondClicks(root: Document): () => void {
  let first = { at: -Infinity, x: 0, y: 0, control: null as Element | null };
  const onClick = (event: MouseEvent) => {
    // Presses by keyboard and by scripts count no clicks.
    if (event.detail === 0) return;
    const { timeStamp: at, clientX: x, clientY: y, target } = event;
    const control = target instanceof Element ? target.closest(controls) : null;
    const isSecond = at - first.at < patience && Math.hypot(x - first.x, y - first.y) < reach;
    if (isSecond && control !== first.control) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else first = { at, x, y, control };
  };
  root.addEventListener('click', onClick, true);
  return () => root.removeEventListener('click', onClick, true);
}
