/**
 * The figures of benches: printed, and with `KEEP=1` written into `shared/docs/benchmarks.json`, which the tables of
 * benchmarks.md are made from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../releases/project';

/** One row of a bench's table, by the heads of its columns. */
export type Row = Readonly<Record<string, string | number>>;

/** What a bench has found, and when. */
type Figures = Readonly<Record<string, { day: string; rows: readonly Row[] }>>;

const document = join(project, 'shared/docs/benchmarks.md');
const file = document.replace(/md$/, 'json');

function tableOf({ day, rows }: Figures[string]): string {
  const heads = Object.keys(rows[0]!);
  const lines = [heads, ...rows.map((row) => heads.map((head) => String(row[head] ?? '')))];
  const widths = heads.map((_, at) => Math.max(3, ...lines.map((cells) => cells[at]!.length)));
  const [head, ...others] = lines.map((cells) => cells.map((cell, at) => cell.padEnd(widths[at]!)));
  const rule = widths.map((width) => '-'.repeat(width));
  return `${[head!, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\nMeasured on ${day}.`;
}

/** A document with the tables of figures in the places that name their benches. */
export function withTables(text: string, figures: Figures): string {
  return text.replaceAll(/(<!-- (\S+) -->)[^]*?(<!-- end -->)/g, (_, begin: string, bench: string, end: string) =>
    [begin, tableOf(figures[bench]!), end].join('\n\n'),
  );
}

/** Prints what a bench has found, and keeps it where that is asked for. */
export function report(bench: string, rows: readonly Row[]): void {
  console.table(rows);
  if (!process.env.KEEP) return;
  const figures = { ...(JSON.parse(readFileSync(file, 'utf8')) as Figures) };
  figures[bench] = { day: new Date().toISOString().slice(0, 10), rows };
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(document, withTables(readFileSync(document, 'utf8'), figures));
}
