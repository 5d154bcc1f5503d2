import { useDeferredValue, useMemo } from 'react';
import { Caption, Stack, VisuallyHidden } from '@3eu/university/ui';
import { SearchField, SelectField } from '@3eu/university/ui/forms';
import { knowledgeBase } from '../../content/knowledge-base';
import { categories, type KnowledgeEntry } from '../../knowledge/entry';
import { createFilter, textLimit } from '../../knowledge/match';
import { averagePriority } from '../../knowledge/summary';
import { useAnswers } from '../../knowledge/use-answers';
import { useAddressQuery } from '../../knowledge/use-address-query';
import { useServerSearch } from '../../knowledge/use-server-search';
import { NoResults } from '../../parts/no-results';
import { EntryList } from './entry-list';
import { useExport } from './use-export';

const { search, results, empty } = knowledgeBase;

/** The loaded knowledge base: toolbar, summary, and the entries that match. */
export function Loaded({ entries }: { entries: readonly KnowledgeEntry[] }) {
  const known = useMemo(() => [...new Set([...categories, ...entries.map(({ category }) => category)])], [entries]);
  const { query, draft, setDraft, ask } = useAddressQuery(known);
  const server = useServerSearch();
  // The field follows each key at once; the list follows when there is time.
  const text = useDeferredValue(draft);
  const { category } = query;
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
      <SearchField
        label={search.label}
        placeholder={search.placeholder}
        button={search.button}
        maxLength={textLimit}
        value={draft}
        onChange={setDraft}
        onSearch={(next) => {
          ask({ text: next, category });
          void server.search(next);
        }}
      >
        <SelectField
          label={search.category}
          name="category"
          placeholder={search.allCategories}
          options={known.map((name) => ({ value: name, label: name }))}
          value={category}
          onChange={(event) => ask({ text: draft, category: event.target.value })}
        />
        {button}
      </SearchField>
      {outcome}
      <VisuallyHidden as="h2">{results.title}</VisuallyHidden>
      <Caption role="status">{found.length > 0 ? results.summary(found.length, average) : results.none}</Caption>
      {found.length > 0 ? (
        <EntryList entries={found} searched={text} />
      ) : (
        <NoResults title={empty.title} text={empty.text} />
      )}
    </Stack>
  );
}
