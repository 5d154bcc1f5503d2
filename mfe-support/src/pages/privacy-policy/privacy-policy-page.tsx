import { Seo } from '@3eu/platform/page';
import { Caption, H2, PageHeader, Prose, Section, Split, TextLink, NextQuestions } from '@3eu/university/ui';
import { privacyPolicy as content } from '../../content/privacy-policy';
import { LongText } from '../../parts/long-text';
import { OnThisPage } from '../../parts/on-this-page';
import { breadcrumbList } from '../../structured-data';

export function Page() {
  const { header, updated, contents, sections, contact, credits } = content;
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList(header.title, '/privacy-policy')} />
      <PageHeader variant="plain" title={header.title} lede={header.lede}>
        <Caption>
          {updated.label} <time dateTime={updated.day.iso}>{updated.day.long}</time>
        </Caption>
      </PageHeader>
      <Section spacing="bottom">
        <Split ratio="9/3" reverse>
          <OnThisPage title={contents} items={[...sections, contact, credits]} />
          <Prose>
            {sections.map((section) => (
              <LongText key={section.id} {...section} />
            ))}
            <H2 id={contact.id}>{contact.title}</H2>
            <p>
              {contact.text} <TextLink href={contact.email.href}>{contact.email.label}</TextLink> {contact.post}
            </p>
            <p>
              <TextLink href={contact.accessibility.href}>{contact.accessibility.label}</TextLink>
            </p>
            <H2 id={credits.id}>{credits.title}</H2>
            {credits.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Split>
      </Section>
      <NextQuestions questions={content.asked} />
    </>
  );
}
