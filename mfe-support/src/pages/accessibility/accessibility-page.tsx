import { Seo } from '@3eu/platform/page';
import { NextQuestions, Section } from '@3eu/university/ui';
import { accessibility as content } from '../../content/accessibility';
import { ContactWays } from '../../parts/contact-ways';
import { LongPage } from '../../parts/long-page';

export function Page() {
  const { contact } = content;
  return (
    <>
      <Seo {...content.metadata} />
      <LongPage {...content} further={[contact]} />
      <Section
        {...contact}
        lede={contact.text}
        triBar
        tone="ice"
        split="5/7"
        beside={<ContactWays items={contact.ways} />}
      />
      <NextQuestions questions={content.asked} />
    </>
  );
}
