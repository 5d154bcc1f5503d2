const controls = 'a, button, summary, label, input, select, textarea';

/** The control that a click presses: a label presses its field, on which the browser then makes a second click itself. */
function pressed(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/**
 * Drops the second click of a double click where the first has brought something else under the pointer: a panel, a
 * page, the button that closes what has just opened. The system says what a double click is, by the time and the place
 * that its user has chosen. On the same control, and by keyboard, every press counts.
 * @returns A function that ends it.
 */
export function dropSecondClicks(root: Document): () => void {
  let first: Element | null = null;
  const onClick = (event: MouseEvent) => {
    const control = pressed(event.target);
    if (event.detail > 1 && control !== first) {
      event.preventDefault();
      event.stopImmediatePropagation();
      // Presses by keyboard and by scripts count no clicks.
    } else if (event.detail > 0) first = control;
  };
  root.addEventListener('click', onClick, true);
  return () => root.removeEventListener('click', onClick, true);
}
