import { setTimeout as delay } from 'node:timers/promises';

/** A key that has a name instead of a character. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Shift' | 'Space' | 'End' | 'Backspace';

/**
 * What the engine tests need of a browser, however it is driven. A position is in CSS pixels of the viewport. Pointer
 * and keys are the browser's own, not events that a script makes up.
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
  /** What went wrong since the last call, as far as this engine tells: console errors, exceptions, refusals of the policy. */
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

/** A question that is asked again has an answer by then, or none. In milliseconds. */
const patience = 3000;

/**
 * The answer to a question that is asked until it comes true; undefined where none comes in time. The driver of WebKit
 * never answers what it is asked in the moment between two documents.
 */
export function answerSoon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([answer.catch(() => undefined), delay(patience, undefined, { ref: false })]);
}
