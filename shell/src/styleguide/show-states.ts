/** States that only a pointer or the keyboard brings about, and the attributes by which the style guide shows them. */
const states = [
  [':hover', '[data-hover]'],
  [':focus-visible', '[data-focus-visible]'],
] as const;

/** A rule written for the attribute instead of the state; null where it speaks of no such state. */
export function asShown(rule: string): string | null {
  const shown = states.reduce((text, [state, attribute]) => text.replaceAll(state, attribute), rule);
  return shown === rule ? null : shown;
}

/** Repeats every style rule of a hovered or focused element for elements that are to look so at rest. */
export function showStates(document: Document): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = document.createElement('style');
  style.textContent = rules.flatMap(({ cssText }) => asShown(cssText) ?? []).join('\n');
  document.head.append(style);
  return () => style.remove();
}
