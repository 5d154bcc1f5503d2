import { Seo } from '@3eu/platform/page';
import { NextQuestions, Section, SectionHeading, Split } from '@3eu/university/ui';
import { accessibility as content } from '../../content/accessibility';
import { ContactWays } from '../../parts/contact-ways';
import { LongPage } from '../../parts/long-page';
import { breadcrumbList } from '../../structured-data';

export function Page() {
  const { header, contact } = content;
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList(header.title, '/about/accessibility')} />
      <LongPage {...content} further={[contact]} />
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
