/** Whether a host name, as URLs have it, means the machine that asks: RFC 6761, section 6.3, and RFC 1122, 3.2.1.3. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::(?:1|ffff:7f[\da-f]{2}:[\da-f]{1,4})\])$/.test(hostname);
}

/** Whether a host is one of a site's: its names, and by one that begins with a dot all that end in it. */
export function isHostOf(hostname: string, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || (host.startsWith('.') && hostname.endsWith(host)));
}
