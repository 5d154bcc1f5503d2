import { type SiteAddress } from '@3eu/platform/page';
import { ContentPage, ButtonLink, PageHeader, type PictureSource, type Sentence } from '@3eu/university/ui';
import type { Metadata } from '@3eu/university/content';

type NotFoundContent = {
  title: string;
  text: Sentence;
  link: string;
  information: string;
  picture: PictureSource;
  metadata: Metadata;
};

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
        actions={
          <>
            {known && <ButtonLink {...known.link} />}
            <ButtonLink href="/academics" variant={known ? 'secondary' : 'primary'}>
              {content.link}
            </ButtonLink>
            <ButtonLink href="/request-info" variant="secondary">
              {content.information}
            </ButtonLink>
          </>
        }
      />
    </ContentPage>
  );
}
