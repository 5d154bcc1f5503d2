import { Seo } from '@3eu/platform/page';
import { paragraphs, Facts, NextQuestions, PageHeader, Prose, Section, Split } from '@3eu/university/ui';
import { paraFamilias as content } from '../../content/parents-families-es';
import { inBothLanguages } from '../../parts/in-both-languages';
import { Phone } from './phone';

/** For parents who read Spanish. The frame around it, and where its last links lead, is in English. */
export function Page() {
  const { header, cost, dates, call } = content;
  return (
    <>
      <Seo {...content.metadata} lang="es" alternates={inBothLanguages} />
      <PageHeader {...header} triBar />
      <Section {...cost}>
        <Split ratio="7/5">
          <Prose>{paragraphs(cost.text)}</Prose>
          <Facts items={cost.facts} />
        </Split>
      </Section>
      <Section {...dates} tone="ice" split="4/8" beside={<Facts items={dates.facts} />} />
      <Section {...call} triBar tone="dark" split="7/5" align="center" beside={<Phone />}>
        <Facts
          items={call.ways.map(({ title, link, text }) => ({
            term: title,
            value: link.label,
            href: link.href,
            note: text,
          }))}
        />
      </Section>
      <div lang="en">
        <NextQuestions questions={content.asked} />
      </div>
    </>
  );
}
