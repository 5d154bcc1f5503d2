/** Room start: records presses that come before React. For start.ts alone. */
import { hydratedEvent } from '@3eu/platform/contract/elements';

/**
 * Selects buttons that do nothing without scripts: outside a form all, and the submit button of a form that sends nothing.
 * The browser itself handles those with a popover and, where it knows commands, those with one.
 */
function scriptedButtons(): string {
  const commands = 'commandForElement' in HTMLButtonElement.prototype ? ', [commandfor]' : '';
  const handled = `:not([popovertarget]${commands})`;
  return `button[type=button]${handled}, button:not([type], form button)${handled}, form[method=dialog] button:not([type=reset])`;
}

/**
 * Records presses of buttons whose script is still loading, and replays them once React has hydrated their part of the
 * page. A button that was pressed twice because it did not respond is pressed once.
 * @param parts Selector of the parts that React hydrates separately.
 */
export function keepEarlyPresses(parts: string): void {
  const scripted = scriptedButtons();
  const hydrated = new WeakSet<Element>();
  const pressed = new Set<HTMLElement>();
  const partOf = (button: Element) => button.closest(parts);
  const scriptedOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(scripted);
  // In the capture phase: React stops a press in a part that it cannot hydrate yet.
  const onPress = (event: Event) => {
    const button = scriptedOf(event);
    const part = button && partOf(button);
    if (part && !hydrated.has(part)) pressed.add(button);
  };
  // A press that bubbles up, from a part that is hydrated by now, has made React hydrate it at once and was handled.
  const onAnswered = (event: Event) => {
    const button = scriptedOf(event);
    if (button && hydrated.has(partOf(button)!)) pressed.delete(button);
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
  document.addEventListener(hydratedEvent, ({ target }) => {
    hydrated.add(target as Element);
    setTimeout(press, 0, target);
  });
}
