/**
 * Of several things, the one that a place is about: each names beginnings of addresses, and the longest counts.
 * @returns Its number, or -1.
 */
export function aboutPlace(href: string, beginnings: readonly (readonly string[])[]): number {
  const lengths = beginnings.map((each) =>
    Math.max(0, ...each.filter((beginning) => href.startsWith(beginning)).map(({ length }) => length)),
  );
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? -1 : lengths.indexOf(longest);
}
