/**
 * Writing visitors' text into PostgREST's filters. Two syntaxes lie over one another: the regular expression of
 * `imatch`, and the list of conditions, in which `, . : ( )` have a meaning unless the value stands in double quotes,
 * and `" \` have one inside them. (PostgREST, "Reserved characters" and "Operators".)
 *
 * Not `ilike`: PostgREST turns every `*` of its value into `%` and knows no escape for it. To `imatch`, `%` and `_` are
 * letters like others.
 */

/**
 * A regular expression of PostgreSQL that finds the text itself. It holds no quote and no backslash, which services
 * read differently: for them, and for `^`, stands any one character. So the answer may hold a few rows too many, and
 * never one too few.
 */
export function literally(text: string): string {
  return text.replace(/[.$|?*+()[\]{}]/g, '[$&]').replace(/["\\^]/g, '.');
}

/** The `or` parameter that finds a text in any of the columns, whatever the case. */
export function containsInAny(columns: readonly string[], text: string): string {
  const pattern = literally(text);
  return `(${columns.map((column) => `${column}.imatch."${pattern}"`).join()})`;
}
