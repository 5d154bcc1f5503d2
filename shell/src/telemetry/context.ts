/** What every report carries: the page, and the time. */
export type ReportContext = { url: string; timestamp: string };

/** Where and when something is reported. What a visitor typed may stand in the query and the hash: it stays on the page. */
export function context(): ReportContext {
  return { url: location.origin + location.pathname, timestamp: new Date().toISOString() };
}
