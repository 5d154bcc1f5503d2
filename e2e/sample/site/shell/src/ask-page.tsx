import { useState } from 'react';
import { searchSource, useSearch } from '@3eu/engine/search/use-search';
import { Link, Seo, type RuntimeHref } from '@3eu/platform/page';

const search = searchSource(() => Promise.resolve({ emptyWords: 'college work works' }));

/** A look of the search: a field, the one answer, and other places. */
export function AskPage() {
  const [asked, setAsked] = useState('');
  const { found, hasFailed } = useSearch(search, asked.trim());
  return (
    <>
      <Seo title="Ask" description="Ask what you want to know." keywords={['search']} section="Home" />
      <h1>Ask</h1>
      <input type="search" aria-label="Your question" value={asked} onChange={({ target }) => setAsked(target.value)} />
      {hasFailed && <p>The search is not here.</p>}
      {found?.card && (
        <article aria-label={found.card.title}>
          <Link href={found.card.href as RuntimeHref}>{found.card.where || found.card.title}</Link>
          <p>{found.card.quote}</p>
        </article>
      )}
      {found && !found.card && <p>Nobody has asked that yet.</p>}
      <ul aria-label="Other places">
        {[...(found?.also ?? []), ...(found?.nearest ?? [])].map(({ href, title }) => (
          <li key={href}>
            <Link href={href as RuntimeHref}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
