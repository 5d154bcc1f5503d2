import type { KnowledgeEntry } from './entry';

/** The heads of the columns. */
const columns = {
  question: 'Question',
  answer: 'Answer',
  url: 'URL',
  category: 'Category',
  subcategory: 'Subcategory',
  keywords: 'Keywords',
  priority: 'Priority',
} as const;

/** The name of the file that the export is saved as. */
export const csvFile = 'knowledge-base.csv';

/** First characters that make a spreadsheet treat a cell as a formula (OWASP ASVS 5.0, 1.2.10), full-width ones too. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** A cell by RFC 4180: in quotes, which are doubled inside. A number is no formula, even a negative one. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** The entries as CSV by RFC 4180, with a byte order mark by which spreadsheets recognize UTF-8. */
export function csvOf(entries: readonly KnowledgeEntry[]): string {
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  const rows = [Object.values(columns), ...entries.map((entry) => keys.map((key) => entry[key] ?? ''))];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}`;
}

/** Hands a text over as that file. */
export function download(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: csvFile });
  link.click();
  URL.revokeObjectURL(address);
}
