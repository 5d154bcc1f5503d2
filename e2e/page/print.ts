/** Words on a printed page with too little contrast to the paper or to their own background (WCAG 1.4.3). */
export function faintWords(): string[] {
  const numbers = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: number[]) =>
    color.slice(0, 3).reduce((sum, value, index) => {
      const part = value / 255;
      return (
        sum + [0.2126, 0.7152, 0.0722][index]! * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      );
    }, 0);
  const groundOf = (element: Element | null): number[] => {
    if (!element) return [255, 255, 255];
    const ground = numbers(getComputedStyle(element).backgroundColor);
    return ground[3] === 0 ? groundOf(element.parentElement) : ground;
  };
  const faint: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent!.trim();
    const element = walker.currentNode.parentElement!;
    const { width, height } = element.getBoundingClientRect();
    const isSeen =
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    if (text === '' || !isSeen) continue;
    const [one, other] = [luminance(numbers(getComputedStyle(element).color)), luminance(groundOf(element))];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5) faint.push(text);
  }
  return faint;
}
