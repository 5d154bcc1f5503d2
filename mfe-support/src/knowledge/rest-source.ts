import type { Connection } from './connection';
import { containsInAny } from './filter-syntax';
import { groupEntries } from './group';
import { KnowledgeError } from './knowledge-error';
import { filterEntries, textLimit } from './match';
import { parseRows } from './row-schema';
import { refusing, type KnowledgeSource } from './source';
import { averagePriority } from './summary';

/** Time limit for one answer, from the request to its last byte, in milliseconds. */
const timeLimit = 3000;

const allActive = { select: '*', is_active: 'eq.true', order: 'priority.desc,created_at.desc,id.asc' };

async function answerOf(address: URL, key: string): Promise<string> {
  try {
    const response = await fetch(address, {
      headers: { apikey: key, authorization: `Bearer ${key}`, accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!response.ok) throw KnowledgeError.refused(response.status);
    return await response.text();
  } catch (error) {
    if (error instanceof KnowledgeError) throw error;
    throw (error as Error | undefined)?.name === 'TimeoutError'
      ? KnowledgeError.timeout()
      : KnowledgeError.unreachable();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw KnowledgeError.unreadable();
  }
}

/** The table `knowledge_base` of a Supabase project or of another PostgREST service, read as a visitor may. */
export function restSource({ url, key }: Connection): KnowledgeSource {
  const read = async (conditions: Record<string, string> = {}) => {
    const address = new URL(`${url.replace(/\/+$/, '')}/rest/v1/knowledge_base`);
    address.search = new URLSearchParams({ ...allActive, ...conditions }).toString();
    return parseRows(parseJson(await answerOf(address, key)));
  };
  const list = () => read();
  return {
    list,
    search: async (text) => {
      const found = await read({
        or: containsInAny(['question', 'answer', 'keywords'], text.trim().slice(0, textLimit)),
      });
      return filterEntries(found, { text, category: '' });
    },
    byId: async (id) => (await read({ id: `eq.${id}` }))[0] ?? null,
    byCategory: (category) => read({ category: `eq.${category}` }),
    categories: async () => [...new Set((await list()).map(({ category }) => category))].sort(),
    stats: async () => {
      const entries = await list();
      const counts = groupEntries(entries).map((group) => [group.category, group.entries.length] as const);
      return { total: entries.length, averagePriority: averagePriority(entries), byCategory: new Map(counts) };
    },
    ...refusing(KnowledgeError.readOnly()),
  };
}
