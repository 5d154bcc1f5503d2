import type { SiteAddress } from '@3eu/platform/page';
import { breadcrumbList as wholeBreadcrumbList } from '@3eu/platform/page/breadcrumb-list';
import type { KnowledgeEntry } from './knowledge/entry';

/** schema.org BreadcrumbList of one page below the home page. */
export const breadcrumbList = (label: string, path: SiteAddress) => wholeBreadcrumbList([{ label, href: path }]);

/** schema.org FAQPage: every question with its answer. */
export const faqPage = (entries: readonly KnowledgeEntry[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
