import type { RuntimeHref } from '@3eu/platform/page';
import type { KnowledgeEntry } from './entry';
import { KnowledgeError } from './knowledge-error';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isInstant = (value: unknown): boolean => isText(value) && !Number.isNaN(Date.parse(value));

/** A path of this site: neither another host (`//host`, `/\host`, also with a tab, which browsers skip) nor a script. */
const isSitePath = (value: unknown): boolean => isText(value) && /^\/(?![/\\])/.test(value.replaceAll(/[\t\n\r]/g, ''));

/** What each column of a row must be. */
const columns: Record<string, (value: unknown) => boolean> = {
  id: isText,
  question: isText,
  answer: isText,
  url: isSitePath,
  category: isText,
  subcategory: isTextOrNull,
  keywords: isTextOrNull,
  priority: Number.isFinite,
  is_active: (value) => typeof value === 'boolean',
  created_at: isInstant,
  updated_at: isInstant,
};

function entryOf(row: Row): KnowledgeEntry {
  const {
    id,
    question,
    answer,
    url,
    category,
    subcategory,
    keywords,
    priority,
    updated_at: updatedAt,
  } = row as Record<string, string>;
  return {
    id: id!,
    question: question!,
    answer: answer!,
    url: url as RuntimeHref,
    category: category!,
    priority: Number(priority),
    updatedAt: updatedAt!,
    ...(subcategory && { subcategory }),
    ...(keywords && { keywords }),
  };
}

/** Columns of a row whose values do not fit the table, each with its value; null for a row that fits. */
function misfitOf(row: unknown): string | null {
  if (!isRow(row)) return JSON.stringify(row);
  const misfits = Object.entries(columns).filter(([name, check]) => !check(row[name]));
  return misfits.length === 0 ? null : JSON.stringify(Object.fromEntries(misfits.map(([name]) => [name, row[name]])));
}

const reported = new Set<string>();

/** Reports a row that is left out, once a page view. */
function reportMisfit(misfit: string): void {
  if (reported.has(misfit)) return;
  reported.add(misfit);
  reportError(new Error(`A row of the knowledge base does not fit its table: ${misfit}`));
}

/**
 * The active entries in an answer of the service, without rows that do not fit the table.
 * @throws KnowledgeError `unreadable`, where the answer is not a list of rows or none of them fits.
 */
export function parseRows(answer: unknown): KnowledgeEntry[] {
  if (!Array.isArray(answer)) throw KnowledgeError.unreadable();
  const misfits = answer.map(misfitOf);
  if (answer.length > 0 && misfits.every((misfit) => misfit !== null)) throw KnowledgeError.unreadable();
  for (const misfit of misfits) if (misfit !== null) reportMisfit(misfit);
  return (answer as Row[]).filter((row, index) => misfits[index] === null && row.is_active).map(entryOf);
}
