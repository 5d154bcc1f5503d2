import { Seo, Block } from '@3eu/platform/page';
import {
  ActionLinks,
  ButtonLink,
  Caption,
  Facts,
  H3,
  Ledger,
  NextSteps,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  Split,
  Stack,
  Linked,
} from '@3eu/university/ui';
import { LoudFigure, PageContents, CalendarStrip, WidePicture } from '@3eu/university/ui/patterns';
import { aidDates } from '../../content/aid-dates';
import { financialAid as content } from '../../content/financial-aid';
import { admissionsSection } from '../../content/section';
import { breadcrumbList } from '../../structured-data';
import { AidOffice } from './aid-office';
import { AidChoices } from './aid-choices';
import { Calculator } from './calculator';
import { ScholarshipsTable } from './scholarships-table';
import { YearBar } from './year-bar';
import { YearSum } from './year-sum';

const contents = (['cost', 'loans', 'types', 'scholarships', 'fafsa', 'calculator', 'dates', 'office'] as const).map(
  (id) => ({
    id,
    title: content[id].title,
  }),
);

export function Page() {
  const { header, types, loans, scholarships, fafsa, calculator, dates, closing } = content;
  return (
    <>
      <Seo {...content.seo} jsonLd={PRERENDER && breadcrumbList({ label: header.title, href: '/financial-aid' })} />
      <PageHeader
        variant="dark"
        {...header}
        triBar
        breadcrumb={[admissionsSection, { label: header.title }]}
        art={<YearBar />}
      />
      <PageContents path="/financial-aid" items={contents} />
      <YearSum />
      <Section labelledBy="loans">
        <Split ratio="7/5">
          <div>
            <SectionHeading title={loans.title} id="loans" lede={loans.lede} />
            <Facts items={loans.facts} />
          </div>
          <Stack gap={16}>
            <H3>{loans.installments.title}</H3>
            <p>
              <Linked text={loans.installments.text} />
            </p>
            <Caption>
              <Linked text={loans.note} />
            </Caption>
          </Stack>
        </Split>
      </Section>
      <Section labelledBy="types">
        <SectionHeading title={types.title} id="types" lede={types.lede} />
        <AidChoices eligibilityLabel={types.eligibility} />
      </Section>
      <WidePicture picture={types.picture} />
      <LoudFigure label={content.figuresLabel} figures={content.figures} note={content.figuresNote} />
      <Section tone="ice" labelledBy="scholarships">
        <SectionHeading title={scholarships.title} id="scholarships" lede={scholarships.lede} />
        <Stack gap={32}>
          <ScholarshipsTable />
          <ButtonLink href={scholarships.apply.href}>{scholarships.apply.label}</ButtonLink>
        </Stack>
      </Section>
      <Section labelledBy="fafsa">
        <Split ratio="4/8">
          <div>
            <SectionHeading title={fafsa.title} id="fafsa" lede={fafsa.lede} triBar />
            <Stack>
              <Facts items={[{ term: fafsa.deadline.label, value: fafsa.deadline.day.long }]} />
              <ButtonLink href={fafsa.link.href} external>
                {fafsa.link.label}
              </ButtonLink>
            </Stack>
          </div>
          <Stack gap={16}>
            <H3>{fafsa.checklistTitle}</H3>
            <Ledger items={fafsa.checklist} level={4} />
          </Stack>
        </Split>
      </Section>
      <Section tone="ice" labelledBy="calculator">
        <Split ratio="5/7" data-print="hide">
          <div>
            <SectionHeading title={calculator.title} id="calculator" lede={calculator.lede} />
            <Stack gap={16}>
              <Prose>
                {calculator.text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
              <p>
                <b>{calculator.disclaimer}</b>
              </p>
            </Stack>
          </div>
          <Calculator />
        </Split>
      </Section>
      <Section spacing="top" labelledBy="dates">
        <SectionHeading title={dates.title} id="dates" size="small" />
        <Stack gap={16}>
          <CalendarStrip items={aidDates} />
          <Caption>
            <Linked text={dates.note} />
          </Caption>
        </Stack>
      </Section>
      <AidOffice />
      <NextSteps loud title={closing.title} actions={<ActionLinks links={[closing.apply, closing.counselors]} />} />
      <Block name="questions" about="aid" />
    </>
  );
}
