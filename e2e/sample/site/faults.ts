/** Throws in a part of a page whose name a test has put into `globalThis.broken`, before the page loads. */
export function failIfBroken(part: string): void {
  const { broken = [] } = globalThis as { broken?: readonly string[] };
  if (broken.includes(part)) throw new Error(`${part} is broken by the test`);
}
