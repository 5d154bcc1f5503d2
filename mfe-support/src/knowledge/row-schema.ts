import type { RuntimeHref } from '@3eu/shared/router';
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

/**
 * The active entries in an answer of the service.
 * @throws KnowledgeError `unreadable`, where the answer is not a list of rows or a row does not fit the table.
 */
export function parseRows(answer: unknown): KnowledgeEntry[] {
  const fits = (row: unknown): row is Row =>
    isRow(row) && Object.entries(columns).every(([name, check]) => check(row[name]));
  if (!Array.isArray(answer) || !answer.every(fits)) throw KnowledgeError.unreadable();
  return answer.filter((row) => row.is_active).map(entryOf);
}
