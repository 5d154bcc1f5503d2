/**
 * Room cli: how the tool ends before its work is done: by Ctrl+C, by a signal, or because the npm that started it is gone. A server
 * closes first. Anything else ends at once, as a release may at any instant; what it leaves behind is removed by
 * listeners of the process's exit.
 */
import { npm } from './npm';

/** How often to check that npm is still running, in milliseconds. */
const lookEvery = 1000;

/** After this long, in milliseconds, an ended tool no longer waits for what may still be open. */
const patience = 2000;

const endings: (() => unknown)[] = [];
let isServing = false;
let asked: NodeJS.Signals | null = null;

/**
 * Ends the process when nothing is left to do. Exiting on the spot makes the bundler complain of its own objects
 * ("ObjectRef is not unref", seen with Rspack 2.2.9).
 */
export function endWith(status: number): void {
  process.exitCode = status;
  setTimeout(() => process.exit(), patience).unref();
}

function ask(signal: NodeJS.Signals): void {
  if (asked) return;
  asked = signal;
  const closed = endings.map((close) => close());
  if (isServing) return void Promise.allSettled(closed).then(() => endWith(signal === 'SIGINT' ? 130 : 0));
  process.stderr.write(
    'Interrupted. If a release was being written, `npm run releases` says of that site whether it is live.\n',
  );
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** Whether the tool was asked to end: what fails from then on follows from that, and is no news. */
export function isEnding(): boolean {
  return asked !== null;
}

/** From now on, signals end the tool as described above. A second one ends it at once. */
export function heedSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ask(signal));
  }
  // Node would open its inspector, by which any process of this account could read what this one has in its memory.
  process.on('SIGUSR1', () => {});
  // npm passes no signal on to the processes that it starts.
  const parent = process.ppid;
  if (npm.script !== undefined) setInterval(() => process.ppid === parent || ask('SIGTERM'), lookEvery).unref();
}

/** Calls a function when the tool has to end. */
export function onEnd(close: () => unknown): void {
  endings.push(close);
}

/** From now on a server runs, which closes in order, and the process ends when it has. */
export function onServerEnd(close: () => Promise<unknown>): void {
  isServing = true;
  onEnd(close);
}
