/* Which page answers an address. */

/** Whether one segment of a path or pattern answers another one. */
const hasPlace = (own: string, asked: string) => own === asked || (own.startsWith(':') && asked !== '');

/** Whether two paths or patterns of one depth meet the condition in every segment. */
function inEach(one: string, other: string, meets: (own: string, asked: string) => boolean): boolean {
  const [own, asked] = [one.split('/'), other.split('/')];
  return own.length === asked.length && own.every((part, at) => meets(part, asked[at]!));
}

/** Whether a page answers an address: by its path, or by its pattern, even with values that the pattern does not know. */
export function answers(path: string, address: string): boolean {
  return inEach(path, address, hasPlace);
}

/** Of what answers an address by a path or pattern: the most literal one, and the first of those that are alike. */
export function winnerOf<T extends { answers: string }>(pages: readonly T[], address: string): T | undefined {
  const isMoreLiteral = (one: T, other: T) =>
    answers(other.answers, one.answers) && !answers(one.answers, other.answers);
  return pages
    .filter((page) => answers(page.answers, address))
    .reduce<T | undefined>((best, page) => (!best || isMoreLiteral(page, best) ? page : best), undefined);
}

/** Whether some address could be that of either. */
export function overlap(one: string, other: string): boolean {
  return inEach(one, other, (own, asked) => hasPlace(own, asked) || hasPlace(asked, own));
}
