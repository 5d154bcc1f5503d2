/** What a part of the page says when React has taken it over: from then on it answers itself. */
export const takenOverEvent = 'uni3e:taken-over';

/**
 * A button that does nothing without scripts: one of a form that is sent nowhere, too. Others, as one that opens a popover,
 * are the browser's.
 */
const scripted = 'button[type=button]:not([popovertarget]), form[method=dialog] button[type=submit]';

/**
 * Keeps presses of buttons whose script is still on its way, and presses them again once their part of the page has been
 * taken over. A button that was pressed twice because it did not answer is pressed once.
 * @param parts Selector of the parts that React takes over by themselves.
 */
export function keepEarlyPresses(parts: string): void {
  const takenOver = new WeakSet<Element>();
  const pressed = new Set<HTMLElement>();
  const partOf = (button: Element) => button.closest(parts);
  const scriptedOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(scripted);
  // Heard on the way down: React lets no press go on whose part it cannot take over yet.
  const onPress = (event: Event) => {
    const button = scriptedOf(event);
    const part = button && partOf(button);
    if (part && !takenOver.has(part)) pressed.add(button);
  };
  // One that comes up again from a part that was taken over meanwhile has had React do so at once, and answer.
  const onAnswered = (event: Event) => {
    const button = scriptedOf(event);
    if (button && takenOver.has(partOf(button)!)) pressed.delete(button);
  };
  const press = (part: Element) => {
    for (const button of pressed)
      if (partOf(button) === part) {
        pressed.delete(button);
        button.click();
      }
  };
  document.addEventListener('click', onPress, true);
  document.addEventListener('click', onAnswered);
  document.addEventListener(takenOverEvent, ({ target }) => {
    takenOver.add(target as Element);
    setTimeout(press, 0, target);
  });
}
