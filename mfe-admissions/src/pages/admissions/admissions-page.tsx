import { Block } from '@3eu/platform/page';
import {
  ContentPage,
  ButtonLink,
  Caption,
  Facts,
  Ledger,
  PageHeader,
  Section,
  Subsection,
  Split,
  Stack,
  withLinks,
} from '@3eu/university/ui';
import { CalendarStrip, PageContents, Steps } from '@3eu/university/ui/patterns';
import { admissions as content } from '../../content/admissions';
import { AidSection } from './aid-section';
import { PlanChoices } from './plan-choices';
import { Readers } from './readers';

export function Page() {
  const { plans, dates, process, documents, requirements, entering, elsewhere } = content;
  return (
    <ContentPage of={content}>
      <PageHeader {...content.header} triBar />
      <PageContents path="/admissions" of={content} />
      <Section {...plans}>
        <PlanChoices />
      </Section>
      <Section {...process} tone="dark">
        <Steps items={process.steps} />
      </Section>
      <Section>
        <Split ratio="7/5">
          <Subsection {...documents}>
            <Ledger items={documents.items} />
          </Subsection>
          <Subsection {...requirements}>
            <Stack gap={16}>
              <Facts items={requirements.items} />
              <Caption>{withLinks(requirements.note)}</Caption>
              {elsewhere.map((link) => (
                <ButtonLink key={link.href} {...link} variant="tertiary" />
              ))}
            </Stack>
          </Subsection>
        </Split>
      </Section>
      <Section {...entering} split="4/8" beside={<Facts items={entering.facts} />} />
      <Section {...dates} tone="ice">
        <Stack gap={16}>
          <CalendarStrip items={dates.list} />
          <Caption>{dates.caption}</Caption>
        </Stack>
      </Section>
      <AidSection />
      <Readers />
      <Block name="questions" about="admissions" />
    </ContentPage>
  );
}
