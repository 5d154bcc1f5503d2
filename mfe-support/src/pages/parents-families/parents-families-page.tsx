import { useRef } from 'react';
import { ButtonLink, InertButton, withLinks, PageHeader, Section, ContentPage, TextLink } from '@3eu/university/ui';
import { Accordion, DateList, Disclosure } from '@3eu/university/ui/patterns';
import { parentsFamilies as content } from '../../content/parents-families';
import { ContactWays } from '../../parts/contact-ways';
import { inBothLanguages } from '../../parts/in-both-languages';
import { useNamedQuestion } from '../../parts/use-named-question';
import { Definitions } from './definitions';
import { ResourceGroups } from './resource-groups';

export function Page() {
  const { header, resources, programs, practical, questions, contact } = content;
  const answers = useRef<HTMLDivElement>(null);
  useNamedQuestion(answers);
  return (
    <ContentPage of={content} alternates={inBothLanguages}>
      <PageHeader
        variant="model"
        title={header.title}
        lede={header.lede}
        picture={header.picture}
        triBar
        actions={
          <>
            <ButtonLink {...header.visit} />
            <InertButton variant="secondary">Join Parent Network</InertButton>
            <TextLink {...header.spanish} lang="es" hrefLang="es" />
          </>
        }
      />
      <Section {...resources}>
        <ResourceGroups groups={resources.groups} />
      </Section>
      <Section {...programs} triBar tone="dark">
        <DateList items={programs.list} across years />
      </Section>
      <Section {...practical}>
        <Definitions items={practical.facts} />
      </Section>
      <Section
        {...questions}
        split="4/8"
        beside={
          <Accordion ref={answers}>
            {questions.list.map(({ id, title, text }) => (
              <Disclosure key={id} id={id} title={title}>
                <p>{withLinks(text)}</p>
              </Disclosure>
            ))}
          </Accordion>
        }
      />
      <Section {...contact} tone="ice" split="5/7" beside={<ContactWays items={contact.ways} />} />
    </ContentPage>
  );
}
