/** Room build: the word that was probably meant. For every room that answers a typo. */

/** How many letters have to change to make one word of another (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}

/** More names than this on a line nobody reads. */
const mostNamed = 8;

const ranked = (name: string, names: readonly string[]) =>
  names
    .map((candidate) => ({ candidate, away: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);

/** The name that was meant; undefined where none is near enough. */
export function meantBy(name: string, names: readonly string[]): string | undefined {
  const [best] = ranked(name, names);
  return best && best.away <= Math.max(2, Math.floor(name.length / 3)) ? best.candidate : undefined;
}

/** A suggestion for an unknown name: `Did you mean campus?`, else all names, or the nearest of them. */
export function nearest(name: string, names: readonly string[]): string {
  const meant = meantBy(name, names);
  if (meant !== undefined) return `Did you mean ${meant}?`;
  if (names.length === 0) return 'There are none yet.';
  const all = ranked(name, names).map(({ candidate }) => candidate);
  const [some, more] = [all.slice(0, mostNamed), names.length - mostNamed];
  return more > 0 ? `Nearest: ${some.join(', ')}, and ${more} more.` : `Available: ${names.join(', ')}.`;
}
