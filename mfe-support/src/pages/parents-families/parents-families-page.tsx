import { useRef } from 'react';
import { Seo } from '@3eu/platform/page';
import {
  ButtonLink,
  InertButton,
  Linked,
  PageHeader,
  Section,
  SectionHeading,
  Split,
  NextQuestions,
  TextLink,
} from '@3eu/university/ui';
import { Accordion, DateList, Disclosure } from '@3eu/university/ui/patterns';
import { parentsFamilies as content } from '../../content/parents-families';
import { ContactWays } from '../../parts/contact-ways';
import { useNamedQuestion } from '../../parts/use-named-question';
import { breadcrumbList } from '../../structured-data';
import { Definitions } from './definitions';
import { ResourceGroups } from './resource-groups';

export function Page() {
  const { header, resources, programs, practical, questions, contact } = content;
  const answers = useRef<HTMLDivElement>(null);
  useNamedQuestion(answers);
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList(header.title, '/parents-families')} />
      <PageHeader
        title={header.title}
        lede={header.lede}
        picture={header.picture}
        triBar
        actions={
          <>
            <ButtonLink href={header.visit.href}>{header.visit.label}</ButtonLink>
            <InertButton variant="secondary">{header.join}</InertButton>
            <TextLink href={header.spanish.href} lang="es" hrefLang="es">
              {header.spanish.label}
            </TextLink>
          </>
        }
      />
      <Section labelledBy="resources">
        <SectionHeading title={resources.title} id="resources" lede={<Linked text={resources.lede} />} />
        <ResourceGroups groups={resources.groups} />
      </Section>
      <Section tone="dark" labelledBy="programs">
        <SectionHeading title={programs.title} id="programs" lede={programs.lede} triBar />
        <DateList items={programs.list} across />
      </Section>
      <Section labelledBy="practical" spacing="top">
        <SectionHeading title={practical.title} id="practical" />
        <Definitions items={practical.facts} />
      </Section>
      <Section labelledBy="questions">
        <Split ratio="4/8">
          <SectionHeading title={questions.title} id="questions" />
          <Accordion ref={answers}>
            {questions.list.map(({ id, title, text }) => (
              <Disclosure key={id} id={id} title={title}>
                <p>
                  <Linked text={text} />
                </p>
              </Disclosure>
            ))}
          </Accordion>
        </Split>
      </Section>
      <Section tone="ice" labelledBy="contact">
        <Split ratio="5/7">
          <SectionHeading title={contact.title} id="contact" lede={contact.lede} />
          <ContactWays items={contact.ways} />
        </Split>
      </Section>
      <NextQuestions questions={content.asked} />
    </>
  );
}
