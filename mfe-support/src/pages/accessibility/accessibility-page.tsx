import { Seo } from '@3eu/platform/page';
import { Caption, NextQuestions, PageHeader, Prose, Section, SectionHeading, Split } from '@3eu/university/ui';
import { accessibility as content } from '../../content/accessibility';
import { ContactWays } from '../../parts/contact-ways';
import { LongText } from '../../parts/long-text';
import { OnThisPage } from '../../parts/on-this-page';
import { breadcrumbList } from '../../structured-data';

export function Page() {
  const { header, updated, contents, sections, contact } = content;
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList(header.title, '/about/accessibility')} />
      <PageHeader variant="plain" title={header.title} lede={header.lede}>
        <Caption>
          {updated.label} <time dateTime={updated.day.iso}>{updated.day.long}</time>
        </Caption>
      </PageHeader>
      <Section spacing="bottom">
        <Split ratio="9/3" reverse>
          <OnThisPage title={contents} items={[...sections, contact]} />
          <Prose>
            {sections.map((section) => (
              <LongText key={section.id} {...section} />
            ))}
          </Prose>
        </Split>
      </Section>
      <Section tone="ice" labelledBy={contact.id}>
        <Split ratio="5/7">
          <SectionHeading title={contact.title} id={contact.id} lede={contact.text} triBar />
          <ContactWays items={contact.ways} />
        </Split>
      </Section>
      <NextQuestions questions={content.asked} />
    </>
  );
}
