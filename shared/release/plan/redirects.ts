/** Every address that packages have left for good, with where it is now. */
export function redirectsOf(
  packages: readonly { redirects: Readonly<Record<string, string>> }[],
): Record<string, string> {
  return Object.assign({}, ...packages.map(({ redirects }) => redirects)) as Record<string, string>;
}
