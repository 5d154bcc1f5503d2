/**
 * Writing visitors' text into PostgREST's filters. Two syntaxes lie over one another: the pattern of ILIKE, in which
 * `%`, `_` and `\` have a meaning, and the list of conditions, in which `, . : ( ) " \` have one and which a value in
 * double quotes escapes. (PostgREST, "Reserved characters" and "Operators".)
 */

/**
 * An ILIKE pattern that finds the text anywhere. PostgREST turns every `*` into `%` and knows no escape for it, so an
 * asterisk becomes `_`, any one character: the answer may hold a few rows too many, never one too few.
 */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`;
}

/** A value inside a list of conditions. */
export function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** The `or` parameter that finds a text in any of the columns. */
export function containsInAny(columns: readonly string[], text: string): string {
  const pattern = quoted(containsPattern(text));
  return `(${columns.map((column) => `${column}.ilike.${pattern}`).join()})`;
}
