import type { KnowledgeEntry } from './entry';
import type { KnowledgeError } from './knowledge-error';

/** What an editor writes; the service gives the id and keeps the dates. */
export type EntryDraft = Omit<KnowledgeEntry, 'id' | 'updatedAt'>;

/** The knowledge base in figures. */
type KnowledgeStats = { total: number; averagePriority: number; byCategory: ReadonlyMap<string, number> };

/**
 * Where the entries of the knowledge base come from. Each operation rejects with a `KnowledgeError` and with nothing
 * else. Only active entries are read, in the order priority descending, created_at descending, id.
 */
export type KnowledgeSource = {
  list: () => Promise<readonly KnowledgeEntry[]>;
  /** Entries whose question, answer or keywords contain the text, whatever characters it has. */
  search: (text: string) => Promise<readonly KnowledgeEntry[]>;
  byId: (id: string) => Promise<KnowledgeEntry | null>;
  byCategory: (category: string) => Promise<readonly KnowledgeEntry[]>;
  categories: () => Promise<readonly string[]>;
  stats: () => Promise<KnowledgeStats>;
  create: (draft: EntryDraft) => Promise<KnowledgeEntry>;
  update: (id: string, changes: Partial<EntryDraft>) => Promise<KnowledgeEntry>;
  remove: (id: string) => Promise<void>;
};

/** A source in which the named operations fail. */
export function refusing(error: KnowledgeError): Pick<KnowledgeSource, 'create' | 'update' | 'remove'> {
  const refuse = () => Promise.reject(error);
  return { create: refuse, update: refuse, remove: refuse };
}
