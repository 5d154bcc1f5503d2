import { Seo } from '@3eu/platform/page';
import {
  ButtonLink,
  InertButton,
  NextSteps,
  PageHeader,
  Section,
  SectionHeading,
  Split,
  NextQuestions,
} from '@3eu/university/ui';
import { WidePicture } from '@3eu/university/ui/patterns';
import { admittedStudents as content } from '../../content/admitted-students';
import { admissionsSection } from '../../content/section';
import { breadcrumbList } from '../../structured-data';
import { Offices } from './offices';
import { Schedule } from './schedule';
import { SessionsTable } from './sessions-table';
import { StepList } from './step-list';

export function Page() {
  const { header, breadcrumb, deposit, portal, steps, orientation, schedule, offices, closing } = content;
  const actions = (
    <>
      <InertButton note={deposit.note}>{deposit.button}</InertButton>
      <ButtonLink href={portal.href} variant="secondary">
        {portal.label}
      </ButtonLink>
    </>
  );
  return (
    <>
      <Seo {...content.seo} jsonLd={PRERENDER && breadcrumbList({ label: breadcrumb, href: '/admitted-students' })} />
      <PageHeader
        variant="wide"
        {...header}
        triBar
        breadcrumb={[admissionsSection, { label: breadcrumb }]}
        actions={actions}
      />
      <Section labelledBy="steps">
        <SectionHeading title={steps.title} id="steps" lede={steps.lede} />
        <StepList />
      </Section>
      <Section tone="ice" labelledBy="orientation">
        <SectionHeading title={orientation.title} id="orientation" lede={orientation.lede} />
        <SessionsTable />
      </Section>
      <WidePicture picture={schedule.picture} />
      <Section tone="dark" labelledBy="new-student-days">
        <SectionHeading title={schedule.title} id="new-student-days" lede={schedule.lede} triBar />
        <Schedule />
      </Section>
      <Section labelledBy="offices">
        <Split ratio="4/8">
          <SectionHeading title={offices.title} id="offices" size="small" />
          <Offices />
        </Split>
      </Section>
      <NextSteps title={closing.title} text={closing.text} actions={actions} />
      <NextQuestions questions={content.asked} />
    </>
  );
}
