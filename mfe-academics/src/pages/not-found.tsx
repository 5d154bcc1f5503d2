import { quadWinterDusk } from '@3eu/shared/pictures';
import { Seo } from '@3eu/shared/seo';
import { ButtonLink, PageHeader } from '@3eu/shared/ui';
import type { Metadata } from '../content/types';

export type NotFoundContent = { title: string; text: string; link: string; information: string; metadata: Metadata };

/**
 * Answers every address under `/college/` and `/major/` that is not known. One document serves them all, so nothing
 * of the address may stand in it.
 */
export function NotFound({ content }: { content: NotFoundContent }) {
  return (
    <>
      <Seo {...content.metadata} noindex />
      <PageHeader
        variant="wide"
        picture={quadWinterDusk}
        decorative
        triBar
        title={content.title}
        lede={content.text}
        actions={
          <>
            <ButtonLink href="/academics">{content.link}</ButtonLink>
            <ButtonLink href="/request-info" variant="secondary">{content.information}</ButtonLink>
          </>
        }
      />
    </>
  );
}
