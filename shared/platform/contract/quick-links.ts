/** Links of Quick Links. They stand in every document; without a limit each one would grow with the site. */
const most = 60;

/**
 * How many links each package may have in Quick Links: all, where there is room for all; otherwise so many that whoever has
 * fewer keeps all of them. A package that grows takes away its own links alone, as long as others have no more than it.
 * @param counts How many pages each package has.
 */
export function quickLinkShare(counts: readonly number[]): number {
  let share = Math.max(0, ...counts);
  while (share > 1 && counts.reduce((sum, count) => sum + Math.min(count, share), 0) > most) share -= 1;
  return share;
}
