/** What every report carries: the page, and the time. */
export type ReportContext = { url: string; timestamp: string };

/** Where and when something is reported. Query and hash are left out: they may contain what a visitor typed. */
export function context(): ReportContext {
  return { url: location.origin + location.pathname, timestamp: new Date().toISOString() };
}
