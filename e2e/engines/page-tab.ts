import type { Tab } from './tab';

/** What the pages of Playwright and of Puppeteer have in common. */
type DrivenPage = {
  evaluate: (expression: string) => Promise<unknown>;
  mouse: {
    move: (x: number, y: number) => Promise<void>;
    click: (x: number, y: number) => Promise<void>;
  };
  keyboard: { type: (text: string) => Promise<void> };
};

/**
 * The part of a tab that works the same in both.
 * @param found What went wrong on the page; it is emptied when it is read.
 */
export function pageTab(
  page: DrivenPage,
  found: string[],
): Pick<Tab, 'evaluate' | 'point' | 'click' | 'type' | 'back' | 'forward' | 'complaints'> {
  return {
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.evaluate('void history.back()')),
    forward: async () => void (await page.evaluate('void history.forward()')),
    complaints: () => Promise.resolve(found.splice(0)),
  };
}
