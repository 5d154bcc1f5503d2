/** Room telemetry: hands on what is reported. For this room, start and the debug panel. */
import { isHostOf } from '@3eu/platform/contract/hosts';
export type ReportContext = { url: string; timestamp: string };

/** Where and when something is reported. Query and hash are left out: they may contain what a visitor typed. */
export function context(): ReportContext {
  return { url: location.origin + location.pathname, timestamp: new Date().toISOString() };
}

export type Fault = { error: unknown; componentStack: string } & ReportContext;

/** Faults wait for the telemetry, which only the provider's hosting loads; more than this would tell nothing new. */
const mostWaiting = 100;

let deliver: ((fault: Fault) => void) | null = null;
const waiting: Fault[] = [];

export function report(error: unknown, componentStack = ''): void {
  const fault = { error, componentStack, ...context() };
  if (deliver) deliver(fault);
  else if (waiting.length < mostWaiting) waiting.push(fault);
}

/**
 * A browser breaks off a view transition as soon as something else begins; the page is there all the same. Of one between
 * two documents Chromium says "Page already revealed".
 */
const isTransition = (fault: unknown) => fault instanceof DOMException && /transition|revealed/i.test(fault.message);

/** Reports what nobody catches: errors in event handlers and effects, and unhandled promise rejections. */
export function reportUncaught(): void {
  const tell = (event: Event, fault: unknown) => (isTransition(fault) ? event.preventDefault() : report(fault));
  addEventListener('error', (event) => tell(event, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => tell(event, event.reason));
}

/** Sets where faults go; waiting ones go first. */
export function deliverFaults(receiver: (fault: Fault) => void): void {
  deliver = receiver;
  waiting.splice(0).forEach(receiver);
}

/** Whether a host counts as live: reports go out and pages are kept for offline there alone. */
export const isLive = (hostname: string): boolean => isHostOf(hostname, SITE.hosts);
