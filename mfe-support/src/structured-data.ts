import { absoluteUrl } from '@3eu/shared/site';
import type { KnowledgeEntry } from './knowledge/entry';

/** schema.org BreadcrumbList of one page below the home page. */
export const breadcrumbList = (label: string, path: `/${string}`) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: label, item: absoluteUrl(path) }],
});

/** schema.org FAQPage: every question with its answer. */
export const faqPage = (entries: readonly KnowledgeEntry[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
});
