/**
 * Where an address that has moved leads a request.
 * @param to The page, or a place on it, as `/visit#tours`.
 * @param query What the request brings along, with its question mark: it stands before the place.
 */
export function withQuery(to: string, query: string): string {
  return to.replace(/(?=#|$)/, () => query);
}
