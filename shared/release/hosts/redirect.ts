/**
 * The target of a redirect for a request.
 * @param to The page, or a place on it, for example `/visit#tours`.
 * @param query The request's query, with its question mark: it goes before the fragment.
 */
export function withQuery(to: string, query: string): string {
  return to.replace(/(?=#|$)/, () => query);
}
