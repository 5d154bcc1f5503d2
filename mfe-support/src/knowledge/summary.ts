import type { KnowledgeEntry } from './entry';

/** Mean of the priorities, rounded to one decimal; 0 of none. Specification, section 2, Knowledge base. */
export function averagePriority(entries: readonly Pick<KnowledgeEntry, 'priority'>[]): number {
  if (entries.length === 0) return 0;
  const sum = entries.reduce((total, { priority }) => total + priority, 0);
  return Math.round((sum / entries.length) * 10) / 10;
}

/** So many entries, in words. */
export const inEntries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;
