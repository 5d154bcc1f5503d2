import { useDeferredValue } from 'react';
import { FindableItems, Seo } from '@3eu/shared/seo';
import { Button, Section, SectionHeading, Split } from '@3eu/shared/ui';
import { faq as content } from '../../content/faq';
import { entries } from '../../content/knowledge-base/entries';
import { categories, keywordsOf, type KnowledgeEntry } from '../../knowledge/entry';
import { groupEntries, sortEntries } from '../../knowledge/group';
import { filterEntries } from '../../knowledge/match';
import { useAddressQuery } from '../../knowledge/use-address-query';
import { ContactWays } from '../../parts/contact-ways';
import { NoResults } from '../../parts/no-results';
import { breadcrumbList, faqPage } from '../../structured-data';
import { CategoryRail } from './category-rail';
import { FaqSearch } from './faq-search';
import { QuestionGroups } from './question-groups';
import { ResultCount } from './result-count';

const sorted: readonly KnowledgeEntry[] = sortEntries<KnowledgeEntry>(entries);
const jsonLd = PRERENDER && [breadcrumbList(content.header.title, '/faq'), faqPage(sorted)];

/** Each question can be found over the whole site, and leads to itself. */
const findables =
  PRERENDER &&
  sorted.map((entry) => ({
    title: entry.question,
    text: entry.answer,
    keywords: keywordsOf(entry),
    href: `/faq?${new URLSearchParams({ q: entry.question })}`,
  }));

export function Page() {
  const search = useAddressQuery(categories);
  // Fifty questions take longer than a frame on a slow phone: the field answers first, and the list follows.
  const query = useDeferredValue(search.query);
  const found = filterEntries(sorted, query);
  const groups = groupEntries(found);
  const clear = () => {
    search.setDraft('');
    search.ask({ text: '', category: '' });
  };
  return (
    <>
      <Seo {...content.metadata} jsonLd={jsonLd} />
      {findables && <FindableItems items={findables} />}
      <FaqSearch {...search} />
      <Section label={content.results.title}>
        <Split ratio="3/9">
          <CategoryRail groups={groups} />
          <div>
            <ResultCount count={found.length} text={query.text} />
            {found.length > 0 ? (
              <QuestionGroups groups={groups} />
            ) : (
              <NoResults {...content.empty} actions={<Button onClick={clear}>{content.empty.clear}</Button>} />
            )}
          </div>
        </Split>
      </Section>
      <Section tone="ice" labelledBy="contact">
        <Split ratio="5/7">
          <SectionHeading title={content.contact.title} id="contact" lede={content.contact.lede} triBar />
          <ContactWays items={content.contact.ways} />
        </Split>
      </Section>
    </>
  );
}
