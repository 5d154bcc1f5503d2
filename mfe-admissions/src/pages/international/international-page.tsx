import { Seo } from '@3eu/platform/page';
import {
  ActionLinks,
  ButtonLink,
  Facts,
  Ledger,
  Linked,
  NextQuestions,
  PageHeader,
  Section,
  SectionHeading,
  Split,
  Stack,
} from '@3eu/university/ui';
import { DateList, Steps } from '@3eu/university/ui/patterns';
import { internationalPage as content } from '../../content/international';
import { admissionsSection } from '../../content/section';
import { PersonSection } from '../../person-section';
import { breadcrumbList } from '../../structured-data';
import { ClockTable } from './clock-table';

const dates = content.dates.items.map(({ day, ...item }) => ({ ...item, date: day.iso }));

export function Page() {
  const { header, breadcrumb, apply, counselor, english, documents, funds, visa, insurance, orientation, person } =
    content;
  const path = '/admissions/international';
  return (
    <>
      <Seo {...content.seo} jsonLd={PRERENDER && breadcrumbList({ label: breadcrumb, href: path })} />
      <PageHeader
        {...header}
        triBar
        breadcrumb={[admissionsSection, { label: breadcrumb }]}
        actions={<ActionLinks links={[apply, counselor]} />}
      />
      <Section tone="ice" labelledBy="english">
        <Split ratio="5/7">
          <SectionHeading title={english.title} id="english" lede={english.lede} />
          <Facts items={english.facts} />
        </Split>
      </Section>
      <Section>
        <Split ratio="7/5">
          <section aria-labelledby="documents">
            <SectionHeading title={documents.title} id="documents" size="small" />
            <Ledger items={documents.items} />
          </section>
          <section aria-labelledby="funds">
            <SectionHeading title={funds.title} id="funds" size="small" lede={funds.lede} />
            <Stack gap={16}>
              <Facts items={funds.facts} />
              <ButtonLink href={funds.more.href} variant="tertiary">
                {funds.more.label}
              </ButtonLink>
            </Stack>
          </section>
        </Split>
      </Section>
      <Section tone="dark" labelledBy="visa">
        <SectionHeading title={visa.title} id="visa" triBar />
        <Steps items={visa.steps} />
      </Section>
      <Section>
        <Split ratio="4/8">
          <section aria-labelledby="dates">
            <SectionHeading title={content.dates.title} id="dates" size="small" lede={content.dates.lede} />
            <DateList items={dates} />
          </section>
          <section aria-labelledby="clock">
            <SectionHeading title={content.clock.title} id="clock" size="small" lede={content.clock.lede} />
            <ClockTable />
          </section>
        </Split>
      </Section>
      <Section tone="ice">
        <Split ratio="7/5">
          <section aria-labelledby="insurance">
            <SectionHeading title={insurance.title} id="insurance" size="small" />
            <p>
              <Linked text={insurance.text} />
            </p>
          </section>
          <section aria-labelledby="orientation">
            <SectionHeading title={orientation.title} id="orientation" size="small" />
            <p>
              <Linked text={orientation.text} />
            </p>
          </section>
        </Split>
      </Section>
      <PersonSection {...person} />
      <NextQuestions questions={content.asked} />
    </>
  );
}
