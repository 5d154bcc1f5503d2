import type { SiteAddress } from '@3eu/platform/page';
import { ContentPage, PageHeader, type Sentence } from '@3eu/university/ui';
import type { NotFoundContent } from '../content/types';

/** What we do know of an address without a page: a sentence, and a page that has more. */
export type Known = { text: Sentence; link: { label: string; href: SiteAddress } };

/**
 * Answers every unknown address under `/college/` and `/major/`. One document serves them all, so what is prerendered
 * must not depend on the address; `known` comes only after hydration.
 */
export function NotFound({ content, known }: { content: NotFoundContent; known?: Known | undefined }) {
  return (
    <ContentPage of={content} noindex>
      <PageHeader
        variant="wide"
        picture={content.picture}
        decorative
        triBar
        title={content.title}
        lede={known?.text ?? content.text}
        links={known ? [known.link, ...content.links] : content.links}
      />
    </ContentPage>
  );
}
