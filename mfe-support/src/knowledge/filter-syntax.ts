/**
 * Writes visitors' text into PostgREST filters. Two syntaxes overlap: the regular expression of `imatch`, and the list
 * of conditions, in which `, . : ( )` are special unless the value is in double quotes, and `" \` are special inside
 * them. (PostgREST, "Reserved characters" and "Operators".)
 *
 * `ilike` is not used: PostgREST turns every `*` of its value into `%` and has no escape for it. In `imatch`, `%` and
 * `_` are ordinary characters.
 */

/**
 * A PostgreSQL regular expression that matches the text itself. It contains no quote and no backslash, which services
 * interpret differently: these, and `^`, are replaced by a match for any one character. So the answer may contain a few
 * rows too many, but never misses one.
 */
export function literally(text: string): string {
  return text.replace(/[.$|?*+()[\]{}]/g, '[$&]').replace(/["\\^]/g, '.');
}

/** The `or` parameter that finds a text in any of the columns, whatever the case. */
export function containsInAny(columns: readonly string[], text: string): string {
  const pattern = literally(text);
  return `(${columns.map((column) => `${column}.imatch."${pattern}"`).join()})`;
}
