/** How long a visitor who has chosen a link waits for its page before another way is taken, in milliseconds. */
export const navigationTimeout = 3000;

/** Calls back after a while; returns a function that cancels it. */
export type After = (milliseconds: number, callback: () => void) => () => void;

export const afterTimeout: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** Stops waiting after `navigationTimeout`; the work itself continues. */
export function withTimeout<T>(work: Promise<T>, subject: string, after: After): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const callOff = after(navigationTimeout, () =>
      reject(new Error(`${subject} gave no answer in ${navigationTimeout} ms.`)),
    );
    work.then(resolve, reject).finally(callOff);
  });
}
