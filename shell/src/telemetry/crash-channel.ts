/** One crash, as it is reported (specification, section 7). */
export type Crash = { error: string; stack: string; componentStack: string };

let deliver: ((crash: Crash) => void) | null = null;
const waiting: Crash[] = [];

/** Reports a crash; it waits for the telemetry, which only the provider's hosting loads. */
export function reportCrash(error: unknown, componentStack = '') {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const crash = { error: message, stack, componentStack };
  if (deliver) deliver(crash);
  else if (waiting.length < 20) waiting.push(crash);
}

/** Says where crashes go; those that have waited go first. */
export function deliverCrashes(receiver: (crash: Crash) => void) {
  deliver = receiver;
  waiting.splice(0).forEach(receiver);
}
