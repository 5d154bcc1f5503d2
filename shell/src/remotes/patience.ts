/** How long a visitor who has chosen a link waits for its page before another way is taken, in milliseconds. */
export const patience = 3000;

/** Something that was not there in time. It may still come. */
export class TooSlowError extends Error {
  override name = 'TooSlowError';
}

/** Calls back after a while; returns what calls it off. */
export type After = (milliseconds: number, callback: () => void) => () => void;

/** The browser's own timers. */
export const afterTimeout: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Gives up waiting after `patience`; what was waited for goes on. */
export function inTime<T>(work: Promise<T>, subject: string, after: After): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const callOff = after(patience, () => reject(new TooSlowError(`${subject} gave no answer in ${patience} ms.`)));
    work.then(resolve, reject).finally(callOff);
  });
}
