import { useDeferredValue, useEffect, useRef } from 'react';
import { ContentPage, Section, Split } from '@3eu/university/ui';
import { faq as content } from '../../content/faq';
import { entries as allEntries } from '../../content/knowledge-base/entries';
import type { BuiltInStore } from '../../knowledge/built-in';
import { categories, type KnowledgeEntry } from '../../knowledge/entry';
import { sortEntries } from '../../knowledge/group';
import { useAddressQuery } from '../../knowledge/use-address-query';
import { ContactWays } from '../../parts/contact-ways';
import { faqPage } from '../../structured-data';
import { FaqSearch } from './faq-search';
import { Questions } from './questions';
import { useQuestions } from './use-questions';

/** All of them; for the prerender step alone, since a browser's script would grow with each. */
const prerenderedEntries = () => PRERENDER && sortEntries<KnowledgeEntry>(allEntries);

const sorted = prerenderedEntries();
const jsonLd = sorted && faqPage(sorted);

/** @param store Provides the questions once the prerendered ones are not enough. */
export function Faq({ store }: { store: BuiltInStore }) {
  const search = useAddressQuery(categories);
  // All the questions take longer than a frame on a slow phone: the field answers first, and the list follows.
  const query = useDeferredValue(search.query);
  const questions = useQuestions(store, search.query, query, prerenderedEntries());
  // A visitor who comes back to this page finds it as long as it was, and so the same scroll position.
  useEffect(() => () => store.expect(), [store]);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    // The button disappears with what it cleared, and the focus would be lost with it.
    field.current!.focus();
    search.setDraft('');
    search.ask({ text: '', category: '' });
  };
  const retry = () => {
    // As above.
    field.current!.focus();
    void store.load();
  };
  return (
    <ContentPage of={content} jsonLd={jsonLd}>
      <FaqSearch {...search} onIntent={store.expect} field={field} />
      <Section label="Questions and answers">
        <Split ratio="3/9">
          <Questions {...questions} query={query} onClear={clear} onRetry={retry} />
        </Split>
      </Section>
      <Section
        {...content.contact}
        triBar
        tone="ice"
        split="5/7"
        beside={<ContactWays items={content.contact.ways} />}
      />
    </ContentPage>
  );
}
