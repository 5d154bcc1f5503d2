/** Whether a host counts as live: reports go out and pages are kept for offline there alone. */
export function isLive(hostname: string): boolean {
  return SITE.hosts.some((suffix) => hostname.endsWith(suffix));
}
