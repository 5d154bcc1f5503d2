import { ContentPage, Section } from '@3eu/university/ui';
import { accessibility as content } from '../../content/accessibility';
import { ContactWays } from '../../parts/contact-ways';
import { LongPage } from '../../parts/long-page';

export function Page() {
  const { contact } = content;
  return (
    <ContentPage of={content}>
      <LongPage {...content} further={[contact]} />
      <Section
        {...contact}
        lede={contact.text}
        triBar
        tone="ice"
        split="5/7"
        beside={<ContactWays items={contact.ways} />}
      />
    </ContentPage>
  );
}
