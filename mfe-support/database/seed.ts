import { entries } from '../src/content/knowledge-base/entries';
import type { KnowledgeEntry } from '../src/knowledge/entry';

const columns = ['id', 'question', 'answer', 'url', 'category', 'subcategory', 'keywords', 'priority'] as const;

/** A value as an SQL literal. */
function literal(value: string | number | undefined): string {
  if (value === undefined) return 'null';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

function row(entry: KnowledgeEntry): string {
  return `  (${columns.map((column) => literal(entry[column])).join(', ')})`;
}

/** SQL that puts the built-in entries into the table. Rows that are there already stay as editors left them. */
export function seedSql(): string {
  return [
    '-- Written by `npm run seed` from src/content/knowledge-base/entries.ts.',
    `insert into public.knowledge_base (${columns.join(', ')}) values`,
    `${entries.map(row).join(',\n')}`,
    'on conflict (id) do nothing;',
    '',
  ].join('\n');
}
