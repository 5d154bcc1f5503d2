import type { ReactNode } from 'react';
import type { Day } from '@3eu/university/facts';
import { paragraphs, Caption, H2, PageHeader, Prose, Section, Split } from '@3eu/university/ui';
import { OnThisPage } from './on-this-page';

/** A section of a long text: its id in the address, its heading, its paragraphs and perhaps a list after them. */
type LongText = { id: string; title: string; text: readonly string[]; list?: readonly string[] | undefined };

function Text({ id, title, text, list }: LongText) {
  return (
    <>
      <H2 id={id}>{title}</H2>
      {paragraphs(text)}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}

type LongPageProps = {
  header: { title: string; lede: string };
  updated: Day;
  sections: readonly LongText[];
  /** What stands in the list of headings after the sections. */
  further: readonly { id: string; title: string }[];
  /** What follows the sections in the text. */
  children?: ReactNode;
};

/** A page that is one long text: the day of its last change, the list of its headings, its sections. */
export function LongPage({ header, updated, sections, further, children }: LongPageProps) {
  return (
    <>
      <PageHeader variant="plain" {...header}>
        <Caption>
          Last updated <time dateTime={updated.iso}>{updated.long}</time>
        </Caption>
      </PageHeader>
      <Section>
        <Split ratio="9/3" reverse>
          <OnThisPage items={[...sections, ...further]} />
          <Prose>
            {sections.map((section) => (
              <Text key={section.id} {...section} />
            ))}
            {children}
          </Prose>
        </Split>
      </Section>
    </>
  );
}
