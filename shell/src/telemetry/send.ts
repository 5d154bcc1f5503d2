/** Paths of the four reporting calls (specification, section 7). */
export const reportPaths = {
  performance: '/api/analytics/performance',
  telemetry: '/api/telemetry',
  errors: '/api/errors',
  events: '/api/analytics/events',
} as const;

/**
 * Sends a report that outlives the page: leaving loses nothing. Every failure is silent.
 */
export function send(path: string, report: Record<string, unknown>) {
  const body = JSON.stringify(report);
  try {
    if (navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))) return;
  } catch {
    // A browser without beacons, or one that refuses this one: fetch may still do.
  }
  fetch(path, { method: 'POST', body, keepalive: true, headers: { 'Content-Type': 'application/json' } }).catch(
    () => {},
  );
}

/** An address without its query and hash, where words may stand that a visitor typed: those stay on the page. */
export function publicAddress(url: string): string {
  try {
    const { origin, pathname } = new URL(url);
    return origin + pathname;
  } catch {
    return '';
  }
}
