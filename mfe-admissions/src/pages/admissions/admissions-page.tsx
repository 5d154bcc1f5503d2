import { Seo, Block } from '@3eu/platform/page';
import {
  ActionLinks,
  ButtonLink,
  Caption,
  Facts,
  Ledger,
  NextSteps,
  PageHeader,
  Section,
  SectionHeading,
  Split,
  Stack,
  Linked,
} from '@3eu/university/ui';
import { CalendarStrip, PageContents, Steps, WidePicture } from '@3eu/university/ui/patterns';
import { admissions as content } from '../../content/admissions';
import { breadcrumbList } from '../../structured-data';
import { AidSection } from './aid-section';
import { PlanChoices } from './plan-choices';
import { Readers } from './readers';

const contents = (['plans', 'process', 'documents', 'requirements', 'dates', 'aid', 'people'] as const).map((id) => ({
  id,
  title: content[id].title,
}));

export function Page() {
  const { apply, information, visit, plans, dates, process, documents, requirements, elsewhere, people, closing } =
    content;
  return (
    <>
      <Seo {...content.seo} jsonLd={PRERENDER && breadcrumbList()} />
      <PageHeader {...content.header} triBar actions={<ActionLinks links={[apply, information]} />} />
      <PageContents path="/admissions" items={contents} />
      <Section labelledBy="plans">
        <SectionHeading title={plans.title} id="plans" lede={plans.lede} />
        <PlanChoices />
      </Section>
      <Section tone="dark" labelledBy="process">
        <SectionHeading title={process.title} id="process" />
        <Steps items={process.steps} />
      </Section>
      <Section>
        <Split ratio="7/5">
          <section aria-labelledby="documents">
            <SectionHeading title={documents.title} id="documents" size="small" />
            <Ledger items={documents.items} />
          </section>
          <section aria-labelledby="requirements">
            <SectionHeading title={requirements.title} id="requirements" size="small" />
            <Stack gap={16}>
              <Facts items={requirements.items} />
              <Caption>
                <Linked text={requirements.note} />
              </Caption>
              {elsewhere.map(({ label, href }) => (
                <ButtonLink key={href} href={href} variant="tertiary">
                  {label}
                </ButtonLink>
              ))}
            </Stack>
          </section>
        </Split>
      </Section>
      <Section tone="ice" labelledBy="dates">
        <SectionHeading title={dates.title} id="dates" lede={<Linked text={dates.lede} />} />
        <Stack gap={16}>
          <CalendarStrip items={dates.list} />
          <Caption>{dates.caption}</Caption>
        </Stack>
      </Section>
      <AidSection />
      <WidePicture picture={people.picture} />
      <Section labelledBy="people">
        <SectionHeading
          title={people.title}
          id="people"
          lede={people.lede}
          aside={
            <Stack gap={4}>
              {[people.more, people.meet].map(({ label, href }) => (
                <ButtonLink key={href} href={href} variant="tertiary">
                  {label}
                </ButtonLink>
              ))}
            </Stack>
          }
        />
        <Readers />
      </Section>
      <NextSteps loud title={closing.title} actions={<ActionLinks links={[apply, visit]} />} />
      <Block name="questions" about="admissions" />
    </>
  );
}
