/** What one key costs in the knowledge base's live filter, by the number of entries: `npm run bench -w @3eu/mfe-support`. */
import { entries } from '../src/content/knowledge-base/entries';
import type { KnowledgeEntry } from '../src/knowledge/entry';
import { createFilter } from '../src/knowledge/match';
import { averagePriority } from '../src/knowledge/summary';

const typed = 'scholarships for students';
const keys = Array.from(typed, (_, index) => typed.slice(0, index + 1));

/** Entries that differ, so that no text is shared between them. */
const table = (size: number): KnowledgeEntry[] =>
  Array.from({ length: size }, (_, n) => ({
    ...entries[n % entries.length]!,
    id: `row-${n}`,
    answer: `${entries[n % entries.length]!.answer} (${n})`,
  }));

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

for (const size of [50, 5_000, 50_000]) {
  const rows = table(size);
  let filter = createFilter(rows);
  const ready = milliseconds(() => void (filter = createFilter(table(size))));
  const times = Array.from({ length: 10 }, () => {
    filter({ text: '', category: '' });
    return keys.map((text) => milliseconds(() => averagePriority(filter({ text, category: '' }))));
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const first = mean(times.map(([key]) => key!));
  console.log(
    `${size} entries: ready in ${ready.toFixed(1)} ms, first key ${first.toFixed(2)} ms, a key ${mean(times.flat()).toFixed(2)} ms`,
  );
}
