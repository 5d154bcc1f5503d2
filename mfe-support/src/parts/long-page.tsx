import type { ReactNode } from 'react';
import { Caption, PageHeader, Prose, Section, Split } from '@3eu/university/ui';
import { LongText, type LongTextSection } from './long-text';
import { OnThisPage } from './on-this-page';

type LongPageProps = {
  header: { title: string; lede: string };
  updated: { label: string; day: { iso: string; long: string } };
  /** Name of the list of headings. */
  contents: string;
  sections: readonly LongTextSection[];
  /** What stands in the list of headings after the sections. */
  further: readonly { id: string; title: string }[];
  /** What follows the sections in the text. */
  children?: ReactNode;
};

/** A page that is one long text: the day of its last change, the list of its headings, its sections. */
export function LongPage({ header, updated, contents, sections, further, children }: LongPageProps) {
  return (
    <>
      <PageHeader variant="plain" title={header.title} lede={header.lede}>
        <Caption>
          {updated.label} <time dateTime={updated.day.iso}>{updated.day.long}</time>
        </Caption>
      </PageHeader>
      <Section>
        <Split ratio="9/3" reverse>
          <OnThisPage title={contents} items={[...sections, ...further]} />
          <Prose>
            {sections.map((section) => (
              <LongText key={section.id} {...section} />
            ))}
            {children}
          </Prose>
        </Split>
      </Section>
    </>
  );
}
