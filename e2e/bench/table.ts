/** Prints a table of measurements, in the terminal and as Markdown. */

type Row = Readonly<Record<string, string | number>>;

/** The rows as a Markdown table; figures are right-aligned. */
export function markdownTable(rows: readonly Row[]): string {
  const names = Object.keys(rows[0]!);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = names.map((name) => (typeof rows[0]![name] === 'number' ? '---:' : '---'));
  return [line(names), line(rule), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\n');
}

/** Kilobytes of 1,000 bytes, with one decimal place. */
export const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));

/** With two decimal places. */
export const hundredths = (value: number) => Number(value.toFixed(2));

/** How many times as much, with two decimal places. */
export const ratio = (value: number, of: number) => hundredths(value / of);
