import { useDeferredValue, useMemo } from 'react';
import { Caption, Stack, VisuallyHidden } from '@3eu/university/ui';
import { knowledgeBase } from '../../content/knowledge-base';
import { categories, type KnowledgeEntry } from '../../knowledge/entry';
import { createFilter } from '../../knowledge/match';
import { averagePriority, inEntries } from '../../knowledge/summary';
import { useAnswers } from '../../knowledge/use-answers';
import { useAddressQuery } from '../../knowledge/use-address-query';
import { useServerSearch } from '../../knowledge/use-server-search';
import { KnowledgeSearch } from '../../parts/knowledge-search';
import { NoResults } from '../../parts/no-results';
import { EntryList } from './entry-list';
import { useExport } from './use-export';

/** The loaded knowledge base: toolbar, summary, and the entries that match. */
export function Loaded({ entries }: { entries: readonly KnowledgeEntry[] }) {
  const known = useMemo(() => [...new Set([...categories, ...entries.map(({ category }) => category)])], [entries]);
  const search = useAddressQuery(known);
  const server = useServerSearch();
  // The field follows each key at once; the list follows when there is time.
  const text = useDeferredValue(search.draft);
  const { category } = search.query;
  const answered = server.answerTo(text);
  // The service searches for the whole text; where it finds none, entries with all of its words may be here.
  const source = answered && answered.length > 0 ? answered : entries;
  const filter = useMemo(() => createFilter(source), [source]);
  const literal = useMemo(() => filter({ text, category }), [filter, text, category]);
  // What nobody wrote so is found by what people ask; in the order of the list.
  const answers = useAnswers(source, literal.length === 0);
  const found = useMemo(
    () => (literal.length === 0 && answers ? answers.find({ text, category }) : literal),
    [literal, answers, text, category],
  );
  const average = useMemo(() => averagePriority(found).toFixed(1), [found]);
  const { button, outcome } = useExport(found);
  return (
    <Stack>
      <KnowledgeSearch
        {...search}
        label="Search the knowledge base"
        placeholder="A word from the question, the answer or the keywords"
        categories={known}
        onSearch={(asked) => void server.search(asked)}
      >
        {button}
      </KnowledgeSearch>
      {outcome}
      <VisuallyHidden as="h2">Entries</VisuallyHidden>
      <Caption role="status">
        {found.length > 0 ? `${inEntries(found.length)}, average priority ${average}` : 'No entries'}
      </Caption>
      {found.length > 0 ? <EntryList entries={found} searched={text} /> : <NoResults {...knowledgeBase.empty} />}
    </Stack>
  );
}
