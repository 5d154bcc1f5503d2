import type { ReactNode } from 'react';
import { Seo, type SeoProps } from '@3eu/platform/page';
import { NextQuestions, type NextQuestionsProps } from './closing';

type ContentPageProps = Partial<SeoProps> & {
  /** The page's content. */
  of: { metadata: SeoProps; asked?: NextQuestionsProps['questions'] };
  children: ReactNode;
};

/** A page: what search engines read of it, its parts, and at its end what its reader asks next. */
export function ContentPage({ of, children, ...seo }: ContentPageProps) {
  return (
    <>
      <Seo {...of.metadata} {...seo} />
      {children}
      {of.asked && <NextQuestions questions={of.asked} />}
    </>
  );
}
