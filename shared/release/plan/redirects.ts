/** Every address that packages have left for good, with where it is now. */
export function redirectsOf(
  packages: readonly { redirects: Readonly<Record<string, string>> }[],
): Record<string, string> {
  return Object.assign({}, ...packages.map(({ redirects }) => redirects)) as Record<string, string>;
}

/**
 * Redirects that have a document: all but those that mend the case of an address (`/FAQ`), whose document would take the
 * page's place on a disk that knows no case. Hosts that know redirects have all of them.
 */
export function withDocument(redirects: Readonly<Record<string, string>>): [from: string, to: string][] {
  return Object.entries(redirects).filter(([from, to]) => from.toLowerCase() !== to);
}
