/** How long, in milliseconds, parts may share a task. */
const share = 5;

/**
 * Evaluates parts one after the other, and lets the browser respond to its visitor in between: a task lasts no longer
 * than its last part and the few milliseconds before it.
 */
export async function inTasks(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  // This task has compiled the script, which is long enough.
  let begun = -Infinity;
  for (const evaluate of parts) {
    if (performance.now() - begun >= share) {
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
    await evaluate();
  }
}
