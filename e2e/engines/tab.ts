import { setTimeout as delay } from 'node:timers/promises';

/** A key that has a name instead of a character. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Shift' | 'Space' | 'End' | 'Backspace';

/**
 * What the engine tests need of a browser, whichever tool drives it. Positions are in CSS pixels of the viewport.
 * Pointer and key input goes through the browser; it is not synthesized by a script.
 */
export type Tab = {
  /** Opens an address, and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  /** The value of an expression in the page; a promise is waited for. */
  evaluate: (expression: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<void>;
  point: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys together: `press('Shift', 'Tab')`. */
  press: (...keys: NamedKey[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /**
   * What went wrong since the last call, as far as this engine reports it: console errors, exceptions, policy
   * violations.
   */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Runs a function in the page. It sees its arguments, which are sent as JSON, and nothing else of the test. */
export async function inPage<Args extends unknown[], Result>(
  tab: Tab,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  return (await tab.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`)) as Awaited<Result>;
}

/** How long to wait for an answer before polling again, in milliseconds. */
const patience = 3000;

/**
 * The answer to a question that the caller polls; undefined if it fails or does not come in time. WebKit's driver never
 * answers a question that it gets in the moment between two documents.
 */
export function answerSoon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([answer.catch(() => undefined), delay(patience, undefined, { ref: false })]);
}
