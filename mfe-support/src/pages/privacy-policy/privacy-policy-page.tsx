import { paragraphs, H2, TextLink, ContentPage } from '@3eu/university/ui';
import { privacyPolicy as content } from '../../content/privacy-policy';
import { LongPage } from '../../parts/long-page';

export function Page() {
  const { contact, credits } = content;
  return (
    <ContentPage of={content}>
      <LongPage {...content} further={[contact, credits]}>
        <H2 id={contact.id}>{contact.title}</H2>
        <p>
          {contact.text} <TextLink {...contact.email} /> {contact.post}
        </p>
        <p>
          <TextLink {...contact.accessibility} />
        </p>
        <H2 id={credits.id}>{credits.title}</H2>
        {paragraphs(credits.text)}
      </LongPage>
    </ContentPage>
  );
}
