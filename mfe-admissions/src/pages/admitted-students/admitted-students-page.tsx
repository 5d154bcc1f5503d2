import {
  ButtonLink,
  Facts,
  InertButton,
  Ledger,
  NextSteps,
  PageHeader,
  Section,
  ContentPage,
} from '@3eu/university/ui';
import { WidePicture } from '@3eu/university/ui/patterns';
import { admittedStudents as content } from '../../content/admitted-students';
import { admissionsSection } from '../../content/section';
import { Offices } from './offices';
import { Schedule } from './schedule';
import { SessionsTable } from './sessions-table';
import { StepList } from './step-list';

export function Page() {
  const { header, deposit, portal, steps, orientation, schedule, bill, deferral, offices, closing } = content;
  const actions = (
    <>
      <InertButton note={deposit.note}>{deposit.button}</InertButton>
      <ButtonLink {...portal} variant="secondary" />
    </>
  );
  return (
    <ContentPage of={content}>
      <PageHeader
        variant="wide"
        {...header}
        triBar
        breadcrumb={[admissionsSection, { label: 'Admitted students' }]}
        actions={actions}
      />
      <Section {...steps}>
        <StepList />
      </Section>
      <Section {...orientation} tone="ice">
        <SessionsTable />
      </Section>
      <WidePicture picture={schedule.picture} />
      <Section {...schedule} triBar tone="dark">
        <Schedule />
      </Section>
      <Section {...bill} split="4/8" beside={<Ledger items={bill.list} />} />
      <Section {...deferral} split="4/8" beside={<Facts items={deferral.facts} />} />
      <Section {...offices} split="4/8" beside={<Offices />} />
      <NextSteps title={closing.title} text={closing.text} actions={actions} />
    </ContentPage>
  );
}
