/** Ends the task; the continuation comes before other scripts' tasks where the browser can arrange that. */
function pause(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

/** Evaluates parts one after the other, each in a task of its own: the browser responds to its visitor in between. */
export async function inTasks(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const evaluate of parts) {
    await pause();
    await evaluate();
  }
}
