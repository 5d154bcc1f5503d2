/** Room telemetry: the four calls (specification, section 7). For start.ts alone. */

/** Paths of the four reporting calls (specification, section 7). */
export const reportPaths = {
  performance: '/api/analytics/performance',
  telemetry: '/api/telemetry',
  errors: '/api/errors',
  events: '/api/analytics/events',
} as const;

/** Sends a report even if the visitor leaves the page. Failures are silent. */
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

/** An address without its query and hash, which may contain what a visitor typed. */
export function publicAddress(url: string): string {
  try {
    const { origin, pathname } = new URL(url);
    return origin + pathname;
  } catch {
    return '';
  }
}
