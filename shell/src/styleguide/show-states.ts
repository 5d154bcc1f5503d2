/** States that only a pointer or the keyboard brings about, and the attributes by which the style guide shows them. */
const states = [
  [':hover', '[data-hover]'],
  [':focus-visible', '[data-focus-visible]'],
] as const;

/** A rule with the attribute instead of the state; null where it contains no such state. */
export function asShown(rule: string): string | null {
  const shown = states.reduce((text, [state, attribute]) => text.replaceAll(state, attribute), rule);
  return shown === rule ? null : shown;
}

/** Repeats every style rule for hover or focus for elements that are to look that way at rest. */
export function showStates(document: Document): () => void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = document.createElement('style');
  style.textContent = rules.flatMap(({ cssText }) => asShown(cssText) ?? []).join('\n');
  document.head.append(style);
  return () => style.remove();
}
