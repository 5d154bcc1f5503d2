import { createReportLimit, type Fault } from './report-limit';

/** Faults wait for the telemetry, which only the provider's hosting loads; more than this would tell nothing new. */
const mostWaiting = 20;

let deliver: ((fault: Fault) => void) | null = null;
const waiting: Fault[] = [];

const limit = createReportLimit((fault) => {
  if (deliver) deliver(fault);
  else if (waiting.length < mostWaiting) waiting.push(fault);
});

/** Reports a fault (specification, section 7), once for each page view. */
export function report(error: unknown, componentStack?: string): void {
  limit.report(error, componentStack);
}

/** A page view has ended: the next one reports afresh. */
export function endPageView(): void {
  limit.endPageView();
}

/** Reports what nobody catches: errors of event handlers and effects, and promises that fail alone. */
export function reportUncaught(): void {
  addEventListener('error', ({ error, message }) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Says where faults go; those that have waited go first. */
export function deliverFaults(receiver: (fault: Fault) => void): void {
  deliver = receiver;
  waiting.splice(0).forEach(receiver);
}
