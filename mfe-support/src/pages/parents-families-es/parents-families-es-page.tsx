import { Seo } from '@3eu/platform/page';
import { Facts, NextQuestions, PageHeader, Prose, Section, SectionHeading, Split } from '@3eu/university/ui';
import { paraFamilias as content } from '../../content/parents-families-es';
import { ContactWays } from '../../parts/contact-ways';
import { breadcrumbList } from '../../structured-data';

/** For parents who read Spanish. Its language is marked on what is in Spanish; the frame around it is in English. */
export function Page() {
  const { header, cost, dates, call } = content;
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList(header.title, '/parents-families/es')} />
      <div lang="es">
        <PageHeader {...header} triBar />
        <Section labelledBy="costo">
          <SectionHeading title={cost.title} id="costo" />
          <Split ratio="7/5">
            <Prose>
              {cost.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            <Facts items={cost.facts} />
          </Split>
        </Section>
        <Section tone="ice" labelledBy="fechas">
          <Split ratio="4/8">
            <SectionHeading title={dates.title} id="fechas" lede={dates.lede} />
            <Facts items={dates.facts} />
          </Split>
        </Section>
        <Section tone="dark" labelledBy="llamar">
          <SectionHeading title={call.title} id="llamar" lede={call.lede} triBar />
          <ContactWays items={call.ways} />
        </Section>
      </div>
      <NextQuestions questions={content.asked} />
    </>
  );
}
