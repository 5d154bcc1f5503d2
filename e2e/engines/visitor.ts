import { expect } from '@playwright/test';
import { answerSoon, inPage, type NamedKey, type Tab } from './tab';

/** An element by its role and name, inside a part of the page: a header, a dialog. */
export type Target = { role: string; name: string; inside?: string };

/** Sizes of the window: a desk's and a phone's. */
const sizes = { desk: [1440, 900], phone: [390, 844] } as const;

type Queries = {
  queryAllByRole: (scope: Element, role: string, options: { name: string; exact: boolean }) => HTMLElement[];
};

/** Where to click an element, once it is scrolled into view and nothing covers it; null if it cannot be clicked yet. */
function placeOf(role: string, name: string, inside: string): [number, number] | null {
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom;
  const scopes = [...document.querySelectorAll(inside)];
  for (const element of scopes.flatMap((scope) => queryAllByRole(scope, role, { name, exact: true }))) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getClientRects()[0];
    if (!box || box.width === 0) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    if (top && [element, ...labels].some((own) => own.contains(top))) return [x, y];
  }
  return null;
}

/** A user at a browser, who finds elements by role and name. */
export class Visitor {
  /** Where the site is. */
  home = '';

  constructor(
    readonly tab: Tab,
    private readonly finder: string,
  ) {}

  /** Runs a function in the page, with arguments that can be JSON. */
  ask<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>> {
    return inPage(this.tab, run, ...args);
  }

  /** Runs a script in the page, as text. */
  async load(script: string): Promise<void> {
    await this.tab.evaluate(`(function () { ${script}\n }).call(window)`);
  }

  /** Waits until a function in the page returns the expected value; between two documents it may return nothing. */
  async sees<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    args: Args,
    expected: Awaited<Result>,
    timeout = 10_000,
  ): Promise<void> {
    await expect
      .poll(() => answerSoon(this.ask(run, ...args)), { timeout, intervals: [20, 50, 100] })
      .toEqual(expected);
  }

  resize(size: keyof typeof sizes): Promise<void> {
    const [width, height] = sizes[size];
    return this.tab.resize(width, height);
  }

  /** Opens a page and waits until React runs on it. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.home + path);
    await this.ready();
  }

  /** Leaves for a page without scripts: an open page would send requests to a server that may be gone by then. */
  leave(): Promise<void> {
    return this.tab.goto(`${this.home}/robots.txt`);
  }

  /** Waits until React runs on the frame and on the page itself. */
  ready(): Promise<void> {
    return this.sees(
      () => {
        const heading = document.querySelector('main h1');
        return (
          Boolean(document.querySelector('header [data-ready]')) &&
          Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'))
        );
      },
      [],
      true,
    );
  }

  private async find({ role, name, inside = 'body' }: Target): Promise<[number, number]> {
    let place: [number, number] | null = null;
    const look = async () => {
      if (!(await this.ask(() => 'TestingLibraryDom' in window))) await this.load(this.finder);
      return this.ask(placeOf, role, name, inside);
    };
    await expect
      .poll(
        async () => {
          const first = await answerSoon(look());
          if (!first) return false;
          // Wait a few frames between two looks, so that an element is not clicked while it is still moving into view.
          await new Promise((resolve) => setTimeout(resolve, 60));
          place = (await answerSoon(look())) ?? null;
          return first.join() === place?.join();
        },
        { message: `${role} "${name}" in ${inside}`, timeout: 10_000, intervals: [20, 50, 100] },
      )
      .toBe(true);
    return place!;
  }

  async click(role: string, name: string, inside?: string): Promise<void> {
    await this.tab.click(...(await this.find({ role, name, ...(inside ? { inside } : {}) })));
  }

  async point(role: string, name: string, inside?: string): Promise<void> {
    await this.tab.point(...(await this.find({ role, name, ...(inside ? { inside } : {}) })));
  }

  /** Clicks a field and writes into it. */
  async write(role: string, name: string, text: string): Promise<void> {
    await this.click(role, name, 'main');
    await this.tab.type(text);
  }

  press(...keys: NamedKey[]): Promise<void> {
    return this.tab.press(...keys);
  }

  isAt(path: string): Promise<void> {
    return this.sees(() => location.pathname + location.search, [], path);
  }

  /** Waits until the focused element has this text. */
  focusIsOn(text: string): Promise<void> {
    return this.sees(() => document.activeElement?.textContent ?? '', [], text);
  }

  /** Waits until the first visible element that matches a selector has this text. */
  reads(selector: string, text: string): Promise<void> {
    return this.sees(
      (css: string) =>
        [...document.querySelectorAll<HTMLElement>(css)].find((element) => element.getClientRects().length > 0)
          ?.textContent ?? null,
      [selector],
      text,
    );
  }

  /** Marks the document, so that a client navigation can be told from a new document. */
  async markDocument(): Promise<void> {
    await this.ask(() => void Object.assign(window, { sameDocument: true }));
  }

  isSameDocument(): Promise<boolean> {
    return this.ask(() => 'sameDocument' in window);
  }
}
